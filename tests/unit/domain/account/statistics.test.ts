import { expect, it } from 'vitest';
import { distributionOf } from '../../../../src/domain/account/statistics';
import type { ListedMovie } from '../../../../src/domain/lists/marked-list';

const movie = (id: number, year: number, genres: readonly string[]): ListedMovie => ({
  id,
  card: { title: `Movie ${id}`, year, rating: 8, genres },
});

it('counts movies by decade, the latest first and unknown years last', () => {
  const movies = [movie(1, 0, []), movie(2, 1973, []), movie(3, 1999, []), { id: 4, card: null }, movie(5, 1990, [])];
  expect(distributionOf(movies).decades).toEqual([
    [1990, 2],
    [1970, 1],
    [null, 2],
  ]);
});

it('counts a movie once in each of its genres, sorted by frequency, then by name, with movies without a genre last', () => {
  const movies = [
    movie(1, 1995, []),
    movie(2, 1995, ['War', 'Drama', 'War']),
    movie(3, 1995, ['Crime', 'Drama']),
    { id: 4, card: null },
  ];
  expect(distributionOf(movies).genres).toEqual([
    ['Drama', 2],
    ['Crime', 1],
    ['War', 1],
    [null, 2],
  ]);
});

it('is empty without movies', () => {
  expect(distributionOf([])).toEqual({ decades: [], genres: [] });
});
