import { expect, it } from 'vitest';
import { SEARCH_MORE_PAGES } from '../../../../src/config/recommend';
import type { MovieQuery } from '../../../../src/domain/movies/movie-query';
import { discoverPlan, type DiscoverQuery } from '../../../../src/domain/recommend/discover-plan';
import { progress, remainingPages } from '../../../../src/domain/recommend/remaining-pages';
import { answers, NOW } from '../../services/candidates';

const plan = discoverPlan(answers(), NOW);
const totals = (pages: number) => new Map(plan.map(({ label }) => [label, pages]));
const labels = (of: readonly { readonly label: string }[]) => of.map(({ label }) => label);

it('continues in the queries that contain all movies of the others', () => {
  const unread = remainingPages(plan, totals(30), new Map());
  expect(labels(unread)).toEqual(['vote-count']);
  expect(unread[0]?.pages).toEqual(Array.from({ length: SEARCH_MORE_PAGES }, (_, index) => index + 1));
});

it('reads every query if one has more pages than the service serves', () => {
  expect(labels(remainingPages(plan, totals(501), new Map()))).toEqual(labels(plan));
});

const ALL_MOVIES: MovieQuery = {
  order: 'votes',
  genres: [],
  genreMatch: 'any',
  withoutGenres: [],
  theme: null,
  certifications: null,
  minVotes: 0,
  minRating: 0,
  releasedFrom: null,
  releasedUntil: NOW,
};
const any = (...genres: number[]): Partial<MovieQuery> => ({ genres, genreMatch: 'any' });
const all = (...genres: number[]): Partial<MovieQuery> => ({ genres, genreMatch: 'all' });

it.each<[read: 'narrow' | 'wide' | 'both', narrow: Partial<MovieQuery>, wide: Partial<MovieQuery>]>([
  ['wide', any(35), {}],
  ['narrow', {}, any(35)],
  ['wide', any(35), any(35, 18)],
  ['both', any(35), any(18, 80)],
  ['both', any(35, 80), any(18, 80)],
  ['wide', all(35, 18), any(35)],
  ['both', all(80), any(35)],
  ['wide', all(35, 18), all(35)],
  ['both', all(35, 18), all(35, 80)],
  ['narrow', any(35, 18), all(35, 18)],
  ['both', any(80), all(35, 18)],
  ['wide', { minVotes: 500 }, { minVotes: 50 }],
  ['wide', { minRating: 7 }, { minRating: 6 }],
  ['both', { minRating: 7 }, { minVotes: 50 }],
  ['wide', { releasedFrom: '1990-01-01' }, {}],
  ['wide', { releasedFrom: '1990-01-01' }, { releasedFrom: '1950-01-01' }],
  ['wide', { releasedFrom: '1950-01-01', minVotes: 500 }, { releasedFrom: '1950-01-01' }],
  ['both', { minVotes: 500 }, { releasedFrom: '1950-01-01' }],
  ['wide', { releasedUntil: '2009-12-31' }, {}],
  ['both', { releasedUntil: '2009-12-31' }, { minVotes: 50 }],
  ['both', { theme: 'indie' }, {}],
  ['both', { certifications: ['G'] }, {}],
  ['both', { certifications: ['G'] }, { certifications: ['PG'] }],
  ['wide', { certifications: ['G'], minVotes: 500 }, { certifications: ['G'] }],
  ['wide', { withoutGenres: [27] }, {}],
  ['wide', { withoutGenres: [27, 53] }, { withoutGenres: [27] }],
  ['both', { withoutGenres: [27], minVotes: 50 }, { withoutGenres: [53], minVotes: 50 }],
])('only a query contained in another one is not read completely: %s of %j and %j', (read, narrow, wide) => {
  const queries: DiscoverQuery[] = [
    { label: 'narrow', movies: { ...ALL_MOVIES, ...narrow }, pages: [1] },
    { label: 'wide', movies: { ...ALL_MOVIES, ...wide }, pages: [1] },
  ];
  const remaining = (of: DiscoverQuery[], pages: number) =>
    labels(remainingPages(of, new Map(of.map(({ label }) => [label, pages])), new Map())).sort();
  const expected = read === 'both' ? ['narrow', 'wide'] : [read];
  expect(remaining(queries, 3)).toEqual(expected);
  expect(remaining([...queries].reverse(), 3)).toEqual(expected);
  expect(remaining(queries, 500)).toEqual(expected);
});

it('of two queries for the same movies in different orders the last one is read completely', () => {
  const same = ['one', 'other', 'last'].map((label) => ({ label, movies: ALL_MOVIES, pages: [1] }));
  expect(labels(remainingPages(same, new Map(same.map(({ label }) => [label, 2])), new Map()))).toEqual(['last']);
});

it('reads a query completely if another one has not reported its total yet', () => {
  const queries = ['silent', 'told'].map((label) => ({ label, movies: ALL_MOVIES, pages: [1] }));
  expect(remainingPages(queries, new Map([['told', 1]]), new Map())).toEqual([{ ...queries[1], pages: [1] }]);
  expect(remainingPages([...queries].reverse(), new Map([['told', 1]]), new Map())).toEqual([
    { ...queries[1], pages: [1] },
  ]);
});

it('reads no page that the service does not serve', () => {
  const [query] = plan;
  const requests = new Map([['classic', new Set(Array.from({ length: 500 }, (_, index) => index + 1))]]);
  expect(remainingPages(query ? [query] : [], totals(501), requests)).toEqual([]);
});

it('omits requested pages, and ends with the last page', () => {
  const requests = new Map([['vote-count', new Set([1, 2, 5])]]);
  expect(remainingPages(plan, totals(6), requests)[0]?.pages).toEqual([3, 4, 6]);
  expect(remainingPages(plan, totals(6), new Map([['vote-count', new Set([1, 2, 3, 4, 5, 6])]]))).toEqual([]);
});

it('reports how much of the matching movies was read', () => {
  expect(progress(plan, totals(6), new Map([['vote-count', new Set([1, 2, 5])]]))).toBe(0.5);
  expect(progress(plan, totals(6), new Map())).toBe(0);
  expect(progress(plan, totals(501), new Map(plan.map(({ label }) => [label, new Set([1, 501])])))).toBe(1 / 500);
  expect(progress(plan, new Map(plan.map(({ label }) => [label, 0])), new Map())).toBe(1);
});
