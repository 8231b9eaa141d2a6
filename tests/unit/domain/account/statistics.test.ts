import { expect, it } from 'vitest';
import { distributionOf, watchedDetails } from '../../../../src/domain/account/statistics';
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

const details = (runtime: number, director: string, ...actors: readonly string[]) => ({
  runtime,
  credits: {
    cast: actors.map((name, id) => ({ id, name, character: '', profilePath: null })),
    crew: [
      { name: director, role: 'director' as const },
      { name: 'Wes', role: 'writer' as const },
    ],
  },
});

it('adds up known runtimes, and names directors and actors of more than one movie', () => {
  const movies = [
    details(120, 'Ann', 'Uma', 'Tim', 'Tim'),
    details(0, 'Bea', 'Uma', 'Tim'),
    details(90, 'Bea', 'Uma', 'Zoe'),
  ];
  expect(watchedDetails(movies)).toEqual({
    minutes: 210,
    timed: 2,
    directors: [['Bea', 2]],
    actors: [
      ['Uma', 3],
      ['Tim', 2],
    ],
  });
});
