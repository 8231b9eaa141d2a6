import { expect, it } from 'vitest';
import { GENRE } from '../../../src/config/genres';
import { searchOffline } from '../../../src/services/offline-search';
import { searchRecommendations } from '../../../src/api/tmdb/recommendation-search';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import { recordMovies } from '../../fixtures/evenings/device-movies';
import { generateMovies } from '../../fixtures/evenings/generated-movies';
import { readKnownMovies } from '../../fixtures/evenings/known-movies';
import { movieSource } from '../../fixtures/evenings/movie-source';
import { answers, candidate, NOW } from './candidates';

const EVENINGS: readonly QuestionnaireAnswers[] = [
  answers({ genres: ['action'], company: 'family' }),
  answers({ genres: ['fantasy'], company: 'date' }),
  answers({ genres: ['comedy', 'romance'], company: 'friends' }),
  answers({ mood: 'relaxed', genres: ['animation'], company: 'family', ageFiltering: 'yes', ageRatings: ['G', 'PG'] }),
  answers({ mood: 'relaxed', genres: ['drama', 'romance'], company: 'date' }),
  answers({ mood: 'tense', genres: ['mystery', 'crime', 'thriller'] }),
  answers({ mood: 'tense', genres: ['horror'], company: 'friends', ageFiltering: 'yes', ageRatings: ['R'] }),
  answers({ mood: 'sad', genres: ['romance'], company: 'date' }),
  answers({ mood: 'sad', genres: ['drama'], ageFiltering: 'yes', ageRatings: ['PG', 'PG-13'] }),
  answers({ mood: 'lonely', genres: ['scifi', 'drama'] }),
  answers({ mood: 'lonely', genres: ['adventure'], company: 'family' }),
  answers({ mood: 'neutral', genres: ['history', 'documentary'], company: 'date' }),
];

it.each([
  ['known', readKnownMovies().catalog],
  ['generated', generateMovies(2000, 5)],
])('offline the rules are the same: most of fifteen %s movies match those of the movie database', async (...set) => {
  const device = recordMovies(movieSource(set[1]), Date.parse(NOW));
  const online: (readonly number[])[] = [];
  for (const given of EVENINGS) {
    const search = { answers: given, excluded: new Set<number>(), now: NOW, seed: 5 };
    const found = await searchRecommendations({ ...search, source: device.source, pause: () => Promise.resolve() });
    online.push(found.ok ? found.value.map(({ id }) => id) : []);
  }
  const common: number[] = [];
  for (const [index, given] of EVENINGS.entries()) {
    const found = await searchOffline(device.movies(), { answers: given, excluded: new Set(), now: NOW, seed: 5 });
    const ids = found.ok ? found.value.movies.map(({ id }) => id) : [];
    expect(ids).toHaveLength(15);
    common.push(ids.filter((id) => online[index]?.includes(id)).length);
  }
  expect(common.reduce((sum, count) => sum + count, 0) / common.length).toBeGreaterThanOrEqual(11);
});

it('offline a runtime limit keeps movies that are known to be shorter', async () => {
  const { catalog } = readKnownMovies();
  const device = recordMovies(movieSource(catalog), Date.parse(NOW));
  const given = answers({ mood: 'relaxed', genres: ['comedy'] });
  const excluded = new Set<number>();
  for (let seed = 0; seed < 12; seed += 1) {
    const search = { answers: given, excluded, now: NOW, seed, pause: () => Promise.resolve() };
    const found = await searchRecommendations({ ...search, source: device.source });
    if (found.ok) found.value.forEach(({ id }) => excluded.add(id));
  }
  const limited = { answers: { ...given, maxRuntime: 90 as const }, excluded: new Set<number>(), now: NOW, seed: 1 };
  const found = await searchOffline(device.movies(), limited);
  const runtimes = (found.ok ? found.value.movies : []).map(({ id }) => catalog.byId.get(id)?.runtime ?? 0);
  expect(runtimes.length).toBeGreaterThan(5);
  expect(runtimes.filter((runtime) => runtime > 90 || runtime < 40)).toEqual([]);
});

it.each([
  ['animated movies', [GENRE.animation, GENRE.comedy], 15],
  ['no others', [GENRE.comedy], 0],
])('offline on a family evening without the genre Family, of PG-13 finds %s', async (_, genreIds, count) => {
  const facts = { certification: 'PG-13', keywords: [], seriesId: null };
  for (const known of [
    { ratings: ['PG-13'] as const, metadata: null },
    { ratings: null, metadata: facts },
  ]) {
    const movies = Array.from({ length: 200 }, (_, id) => ({
      ...candidate({ id, genreIds }),
      themes: [],
      seenAt: Date.parse(NOW),
      ...known,
    }));
    const family = { answers: answers({ company: 'family' }), excluded: new Set<number>(), now: NOW, seed: 1 };
    const found = await searchOffline(movies, family);
    expect(found.ok ? found.value.movies.length : 0).toBe(count);
  }
});
