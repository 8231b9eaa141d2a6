import { expect, it } from 'vitest';
import { searchOffline } from '../../../src/services/offline-search';
import { searchRecommendations } from '../../../src/api/tmdb/recommendation-search';
import type { CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import { ok } from '../../../src/domain/values/result';
import { answers, candidate, NOW } from './candidates';

const KNOWN = { certification: 'PG', providers: [], trailerUrl: 'trailer', keywords: [], seriesId: null };

/** Movies of all eras, genres and ratings, a few of them in one series. */
const MOVIES = Array.from({ length: 240 }, (_, index) =>
  candidate({
    id: index + 1,
    ...(index % 20 === 0 ? { title: `Scooby-Doo ${index}` } : {}),
    releaseDate: `${[1980, 2000, 2015][index % 3] ?? 2015}-01-01`,
    voteAverage: 5 + ((index * 7) % 40) / 10,
    voteCount: 60 + ((index * 131) % 9000),
    genreIds: [[35], [35, 18], [16, 35], [10749], [28, 35]][index % 5] ?? [],
  }),
);

const SEEN: readonly CachedMovie[] = MOVIES.map((movie) => ({
  ...movie,
  themes: [],
  ratings: ['PG'],
  metadata: null,
  seenAt: 5,
}));

const GIVEN = [
  answers(),
  answers({ mood: 'sad', genres: ['comedy', 'romance'], company: 'date' }),
  answers({ company: 'family', ageFiltering: 'yes', ageRatings: ['G', 'PG'] }),
];

/** Everything found for some evenings, as one text. */
async function found(liked: { readonly liked?: readonly [] }): Promise<string> {
  const results: unknown[] = [];
  for (const [seed, given] of GIVEN.entries()) {
    const search = { answers: given, excluded: new Set([3, 4, 5]), now: NOW, seed, ...liked };
    results.push(
      await searchRecommendations({
        ...search,
        source: {
          discover: (_, page) =>
            Promise.resolve(ok({ page, movies: MOVIES.slice(page * 40 - 40, page * 40), totalPages: 6 })),
          metadata: () => Promise.resolve(ok(KNOWN)),
        },
        pause: () => Promise.resolve(),
      }),
      await searchOffline(SEEN, search),
    );
  }
  return JSON.stringify(results);
}

it('a member without a taste gets exactly what a visitor gets', async () => {
  const withoutTaste = await found({});
  expect(JSON.parse(withoutTaste)).toHaveLength(6);
  expect(await found({ liked: [] })).toBe(withoutTaste);
});
