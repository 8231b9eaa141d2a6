import 'fake-indexeddb/auto';
import { beforeAll, expect, it } from 'vitest';
import { COMPANIES, GENRES_BY_MOOD, MOODS, type AgeRating, type GenreChoice } from '../../../src/config/questionnaire';
import { searchOffline } from '../../../src/services/offline-search';
import { searchRecommendations } from '../../../src/api/tmdb/recommendation-search';
import type { CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import { LIMITS } from '../../time/limits';
import { NOW } from './candidates';
import { allowed } from '../api/tmdb/movie-quality';
import { deviceOnline, embedded } from '../features/collection/device';

const RATINGS: readonly (readonly AgeRating[])[] = [[], ['G'], ['G', 'PG'], ['PG-13', 'R']];
const GENRE_SETS: readonly ((offered: readonly GenreChoice[]) => readonly GenreChoice[])[] = [
  (offered) => offered.slice(0, 2),
  (offered) => offered.slice(-2),
];

const EVENINGS: readonly QuestionnaireAnswers[] = MOODS.flatMap((mood) =>
  GENRE_SETS.flatMap((genresOf) =>
    COMPANIES.flatMap((company) =>
      RATINGS.map((ageRatings): QuestionnaireAnswers => {
        const ageFiltering = ageRatings.length > 0 ? 'yes' : 'no';
        const genres = genresOf(GENRES_BY_MOOD[mood]);
        return { mood, genres, company, ageFiltering, ageRatings, maxRuntime: null, fromWatchlist: false };
      }),
    ),
  ),
);

const nameOf = ({ mood, genres, company, ageRatings }: QuestionnaireAnswers) =>
  [mood, genres.join(','), company, ageRatings.join(',') || 'any rating'].join(' ');

const device = deviceOnline();
const online = new Map<QuestionnaireAnswers, number>();
let cached: readonly CachedMovie[] = [];

beforeAll(async () => {
  for (const answers of EVENINGS) {
    const found = await searchRecommendations({
      source: device.source,
      answers,
      excluded: new Set(),
      now: NOW,
      seed: 1,
      pause: () => Promise.resolve(),
    });
    online.set(answers, found.ok ? found.value.length : 0);
  }
  const read = await device.catalog.read();
  cached = read.ok ? read.value : [];
}, LIMITS.databaseTest);

it.each(EVENINGS.map((answers) => [nameOf(answers), answers] as const))('%s', async (_, answers) => {
  const found = await searchOffline(cached, { answers, excluded: new Set([603]), now: NOW, seed: 2 });
  const movies = found.ok ? found.value.movies : [];

  if ((online.get(answers) ?? 0) === 15) expect(movies).toHaveLength(15);
  const facts = movies.map((movie) => ({ movie, is: embedded.byId.get(movie.id) }));
  const violations = facts.filter(({ movie, is }) => {
    const claimed = movie.certificationEstimated ? null : movie.certification;
    return is === undefined || !allowed(is, answers) || (claimed !== null && claimed !== is.certification);
  });
  expect(violations.map(({ is }) => [is?.title, is?.certification])).toEqual([]);
  expect(movies.map(({ id }) => id)).not.toContain(603);
  expect(new Set(movies.map(({ id }) => id)).size).toBe(movies.length);
});

it('most evenings find fifteen movies, so that the rules above apply to movies at all', () => {
  expect([...online.values()].filter((count) => count === 15).length).toBeGreaterThan(EVENINGS.length * 0.7);
});
