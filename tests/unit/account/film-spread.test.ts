import { expect, it } from 'vitest';
import { filmSpread } from '../../../src/domain/lists/film-spread';
import type { ListedFilm } from '../../../src/domain/lists/marked-view';

const film = (id: number, year: number, genres: readonly string[]): ListedFilm => ({
  id,
  card: { title: `Film ${id}`, year, rating: 8, genres },
});

it('counts films by decade, the latest first, and those of an unknown year last', () => {
  const films = [film(1, 0, []), film(2, 1973, []), film(3, 1999, []), { id: 4, card: null }, film(5, 1990, [])];
  expect(filmSpread(films).decades).toEqual([
    [1990, 2],
    [1970, 1],
    [null, 2],
  ]);
});

it('counts a film once in each of its genres: the most frequent first, then by name, films without any last', () => {
  const films = [
    film(1, 1995, []),
    film(2, 1995, ['War', 'Drama', 'War']),
    film(3, 1995, ['Crime', 'Drama']),
    { id: 4, card: null },
  ];
  expect(filmSpread(films).genres).toEqual([
    ['Drama', 2],
    ['Crime', 1],
    ['War', 1],
    [null, 2],
  ]);
});

it('is empty of no films', () => {
  expect(filmSpread([])).toEqual({ decades: [], genres: [] });
});
