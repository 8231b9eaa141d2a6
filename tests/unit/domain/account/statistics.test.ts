import { expect, it } from 'vitest';
import {
  bestRated,
  distributionOf,
  viewingYears,
  watchedDetails,
  yearStatistics,
} from '../../../../src/domain/account/statistics';
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

const viewing = (movieId: number, watchedOn: string | null, rewatch = false) => ({ movieId, watchedOn, rewatch });

it('counts the dated viewings of a year: movies, days, and the longest streak, across months but not years', () => {
  const diary = [
    viewing(5, null),
    viewing(4, '2025-01-01'),
    viewing(3, '2024-12-31'),
    viewing(1, '2024-03-02', true),
    viewing(2, '2024-03-01'),
    viewing(1, '2024-02-29'),
    viewing(2, '2024-02-29', true),
  ];
  const year = yearStatistics(diary, 2024);
  expect(year?.viewings.map(({ movieId }) => movieId)).toEqual([2, 1, 2, 1, 3]);
  expect(year?.movieIds).toEqual([2, 1, 3]);
  expect([...(year?.days ?? [])]).toEqual([
    ['2024-02-29', 2],
    ['2024-03-01', 1],
    ['2024-03-02', 1],
    ['2024-12-31', 1],
  ]);
  expect(year?.streak).toBe(3);
  expect(yearStatistics(diary, 2025)?.streak).toBe(1);
  expect(yearStatistics(diary, 2023)).toBeNull();
});

it('lists the best rated movies, five at most', () => {
  const ratings = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, id === 4 ? 10 : id] as const));
  expect(bestRated([6, 5, 4, 3, 2, 1, 9], ratings)).toEqual([
    [4, 10],
    [6, 6],
    [5, 5],
    [3, 3],
    [2, 2],
  ]);
  expect(bestRated([9], ratings)).toEqual([]);
});

it('viewings are counted by the year of their day, also those of one movie, latest first', () => {
  const viewing = (movieId: number, watchedOn: string | null) => ({ movieId, watchedOn });
  const viewings = [viewing(1, '2025-12-31'), viewing(1, '2026-01-01'), viewing(2, '2025-01-01'), viewing(2, null)];
  expect(viewingYears(viewings, [1, 2])).toEqual([
    [2026, 1],
    [2025, 2],
    [null, 1],
  ]);
  // A movie that is only marked was watched as well.
  expect(viewingYears([viewing(1, '2025-12-31')], [1, 2])).toEqual([
    [2025, 1],
    [null, 1],
  ]);
  expect(viewingYears([], [])).toEqual([]);
});
