import { expect, it } from 'vitest';
import { discoverParams } from '../../../src/api/tmdb/query';
import type { MovieQuery } from '../../../src/domain/movies/movie-query';

const ANY_MOVIE: MovieQuery = {
  order: 'popularity',
  genres: [],
  genreMatch: 'any',
  theme: null,
  withoutGenres: [],
  certifications: null,
  minVotes: 50,
  minRating: 0,
  releasedFrom: null,
  releasedUntil: '2026-11-20',
};

it('a query is asked in the parameters of the discover call, never for adult movies [CALL-37]', () => {
  expect(discoverParams(ANY_MOVIE)).toEqual({
    include_adult: 'false',
    sort_by: 'popularity.desc',
    'vote_count.gte': '50',
    'primary_release_date.lte': '2026-11-20',
  });
  expect(
    discoverParams({
      ...ANY_MOVIE,
      genres: [35, 10749],
      withoutGenres: [27, 53],
      certifications: ['PG', 'PG-13'],
      minRating: 6,
      releasedFrom: '1950-01-01',
    }),
  ).toEqual({
    include_adult: 'false',
    sort_by: 'popularity.desc',
    'vote_count.gte': '50',
    'primary_release_date.lte': '2026-11-20',
    with_genres: '35|10749',
    without_genres: '27,53',
    certification_country: 'US',
    certification: 'PG|PG-13',
    'vote_average.gte': '6',
    'primary_release_date.gte': '1950-01-01',
  });
});

it('a theme is asked for by its keywords, beside all of its genres [CALL-37]', () => {
  const query = { ...ANY_MOVIE, genres: [99, 10751], genreMatch: 'all', theme: 'science' } as const;
  expect(discoverParams(query)).toMatchObject({
    with_genres: '99,10751',
    with_keywords: '9882|3801|14626|1432|14760|160331|8056',
  });
  expect(discoverParams({ ...ANY_MOVIE, theme: 'biography' })).toMatchObject({ with_keywords: '5565' });
});

it('orders are asked for with the highest first [CALL-37]', () => {
  const orders = ['popularity', 'rating', 'revenue', 'votes'] as const;
  expect(orders.map((order) => discoverParams({ ...ANY_MOVIE, order })['sort_by'])).toEqual([
    'popularity.desc',
    'vote_average.desc',
    'revenue.desc',
    'vote_count.desc',
  ]);
});

it('minutes are asked for from the shortest to the longest, where there is one', () => {
  expect(discoverParams({ ...ANY_MOVIE, runtime: { min: 40, max: null } })).toMatchObject({ 'with_runtime.gte': '40' });
  expect(discoverParams({ ...ANY_MOVIE, runtime: { min: 40, max: null } })).not.toHaveProperty('with_runtime.lte');
  expect(discoverParams({ ...ANY_MOVIE, runtime: { min: 40, max: 90 } })).toMatchObject({
    'with_runtime.gte': '40',
    'with_runtime.lte': '90',
  });
});
