import { describe, expect, it } from 'vitest';
import { GENRE } from '../../../src/config/genres';
import { searchOffline } from '../../../src/services/offline-search';
import { searchRecommendations } from '../../../src/api/tmdb/recommendation-search';
import type { CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import { eraOf } from '../../../src/domain/movies/movie';
import type { QuestionnaireAnswers } from '../../../src/domain/questionnaire/answers';
import type { FoundCandidate } from '../../../src/domain/recommend/candidate';
import type { Recommendation } from '../../../src/domain/recommend/recommend';
import { likedCandidates, type LikedCandidate } from '../../../src/domain/taste/taste-ranking';
import { fail, ok } from '../../../src/domain/values/result';
import { answers, candidate, NOW } from './candidates';

const movies = (from: number, count: number, fields: Partial<FoundCandidate> = {}) =>
  Array.from({ length: count }, (_, index) =>
    candidate({ id: from + index, releaseDate: `${[1980, 2000, 2015][index % 3] ?? 2015}-01-01`, ...fields }),
  );

/** Movies with ids from 1000 on, similar to a favorite but in no list. */
const ALONE = 1000;
const beside = (count: number, fields: Partial<FoundCandidate> = {}) =>
  likedCandidates([{ id: 1, weight: 1, title: 'Heat', fetchedAt: 7, movies: movies(ALONE, count, fields) }]);

interface Evening {
  readonly liked: readonly LikedCandidate[];
  readonly given?: QuestionnaireAnswers;
  readonly excluded?: ReadonlySet<number>;
  readonly listed?: readonly FoundCandidate[];
  /** The certification in a movie's metadata; null if that can't be loaded. */
  readonly rated?: (id: number) => string | null;
  readonly requests?: number[];
}

async function online({ liked, given, excluded, listed = movies(1, 60), rated = () => 'PG', requests }: Evening) {
  const found = await searchRecommendations({
    answers: given ?? answers(),
    excluded: excluded ?? new Set(),
    liked,
    now: NOW,
    seed: 5,
    pause: () => Promise.resolve(),
    source: {
      discover: (_, page) => Promise.resolve(ok({ page, movies: page === 1 ? listed : [], totalPages: 1 })),
      metadata(id) {
        requests?.push(id);
        const certification = rated(id);
        if (certification === null) return Promise.resolve(fail({ reason: 'offline' as const }));
        return Promise.resolve(ok({ certification, providers: [], trailerUrl: '', keywords: [], seriesId: null }));
      },
    },
  });
  return found.ok ? found.value : [];
}

async function offline({ liked, given, excluded, listed = movies(1, 60), rated = () => 'PG' }: Evening) {
  const seen = listed.map((movie): CachedMovie => {
    const certification = rated(movie.id);
    const facts = certification === null ? null : { certification, keywords: [], seriesId: null };
    return { ...movie, themes: [], ratings: null, metadata: facts, seenAt: 9 };
  });
  const found = await searchOffline(seen, {
    answers: given ?? answers(),
    excluded: excluded ?? new Set(),
    liked,
    now: NOW,
    seed: 5,
  });
  return found.ok ? found.value.movies : [];
}

const idsOf = (found: readonly Recommendation[]) => found.map(({ id }) => id);
const byTaste = (found: readonly Recommendation[]) => found.filter(({ reasons }) => reasons[0]?.code === 'liked');
const alone = (found: readonly Recommendation[]) => idsOf(found).filter((id) => id >= ALONE);

describe.each([
  ['online', online],
  ['offline', offline],
])('%s', (_, search) => {
  it('at most seven of fifteen movies come from taste, of mixed eras, each with its matching favorite', async () => {
    const found = await search({ liked: beside(40) });
    expect(found).toHaveLength(15);
    expect(alone(found)).toHaveLength(7);
    for (const movie of byTaste(found)) expect(movie.reasons[0]).toEqual({ code: 'liked', favorite: 1, title: 'Heat' });
    expect(idsOf(byTaste(found))).toEqual(alone(found));
    for (const era of ['classic', 'vintage', 'modern'])
      expect(found.filter(({ year }) => eraOf(year) === era)).toHaveLength(5);
  });

  it('Try Again finds other movies by taste, as long as there are any', async () => {
    const first = await search({ liked: beside(12) });
    const excluded = new Set(idsOf(first));
    const second = await search({ liked: beside(12), excluded });
    expect([alone(first).length, alone(second).length]).toEqual([7, 5]);
    expect(idsOf(second).filter((id) => excluded.has(id))).toEqual([]);
    expect(second).toHaveLength(15);
  });

  it('movies that are both listed and liked come first, and lose the taste reason once seven have it', async () => {
    const listed = movies(1, 60);
    const liked = likedCandidates([{ id: 700, weight: 1, title: 'Heat', fetchedAt: 7, movies: listed.slice(0, 10) }]);
    const found = await search({ liked, listed });
    expect(byTaste(found)).toHaveLength(7);
    expect(idsOf(byTaste(found)).every((id) => id <= 10)).toBe(true);
    const only = await search({
      liked: likedCandidates([{ id: 700, weight: 1, title: 'Heat', fetchedAt: 7, movies: listed }]),
      listed,
    });
    expect(only).toHaveLength(15);
    expect(byTaste(only)).toHaveLength(7);
  });

  it('returns each movie once, even if hardly any are left', async () => {
    const comedies = movies(1, 10);
    const listed = [...comedies, ...movies(200, 60, { genreIds: [GENRE.war] })];
    const liked = likedCandidates([{ id: 700, weight: 1, title: 'Heat', fetchedAt: 7, movies: comedies }]);
    const found = await search({ liked, listed });
    expect(idsOf(found).sort((a, b) => a - b)).toEqual(comedies.map(({ id }) => id));
    expect(byTaste(found)).toHaveLength(7);
  });

  it('taste adds no movie that contradicts the answers, is excluded, unreleased or hardly rated', async () => {
    const unsuitable: readonly Partial<FoundCandidate>[] = [
      { genreIds: [GENRE.war] },
      { releaseDate: '2030-01-01' },
      { voteCount: 49 },
    ];
    for (const fields of unsuitable) expect(alone(await search({ liked: beside(20, fields) }))).toEqual([]);
    const excluded = new Set(movies(ALONE, 20).map(({ id }) => id));
    expect(alone(await search({ liked: beside(20), excluded }))).toEqual([]);
    const onADate = answers({ company: 'date' });
    const forChildren = beside(20, { genreIds: [GENRE.comedy, GENRE.family] });
    expect(alone(await search({ liked: forChildren, given: onADate }))).toEqual([]);
  });

  it('with restricted ratings, taste adds no movie whose rating is not known to be allowed', async () => {
    for (const given of [answers({ ageFiltering: 'yes', ageRatings: ['G', 'PG'] }), answers({ company: 'family' })])
      for (const other of [null, 'R', '', 'NR']) {
        // its genres alone would suggest a G rating
        const liked = beside(20, { genreIds: [GENRE.comedy, GENRE.family] });
        const found = await search({ liked, given, rated: (id) => (id >= ALONE ? other : 'PG') });
        expect([other, alone(found)]).toEqual([other, []]);
        expect(found).toHaveLength(15);
      }
  });

  it('the rating of movies that are both listed and liked is checked as before', async () => {
    const given = answers({ ageFiltering: 'yes', ageRatings: ['G', 'PG'] });
    const listed = movies(1, 60);
    const liked = likedCandidates([{ id: 700, weight: 1, title: 'Heat', fetchedAt: 7, movies: listed.slice(0, 20) }]);
    expect(byTaste(await search({ liked, listed, given }))).toHaveLength(7);
  });
});

it('online, taste adds a movie whose metadata has an allowed rating, after few attempts with others', async () => {
  const given = answers({ ageFiltering: 'yes', ageRatings: ['PG'] });
  expect(alone(await online({ liked: beside(40), given }))).toHaveLength(7);
  const requests: number[] = [];
  const found = await online({ liked: beside(400), given, rated: (id) => (id >= ALONE ? 'R' : 'PG'), requests });
  expect(found).toHaveLength(15);
  expect(requests.filter((id) => id >= ALONE).length).toBeLessThanOrEqual(14);
});

it('offline, a movie by taste that is in no list is as old as its favorite’s list', async () => {
  const seen = movies(1, 60).map((movie): CachedMovie => ({
    ...movie,
    themes: [],
    ratings: null,
    metadata: null,
    seenAt: 9,
  }));
  const search = { answers: answers(), excluded: new Set<number>(), now: NOW, seed: 5 };
  expect(await searchOffline(seen, search)).toMatchObject({ value: { since: 9 } });
  expect(await searchOffline(seen, { ...search, liked: beside(3) })).toMatchObject({ value: { since: 7 } });
});
