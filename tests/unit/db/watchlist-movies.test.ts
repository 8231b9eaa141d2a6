import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { readWatchlistMovies } from '../../../src/db/watchlist-movies';
import type { MarkKind } from '../../../src/domain/marks/mark-kinds';
import type { MovieMetadata } from '../../../src/domain/movies/metadata';
import { searchOffline } from '../../../src/services/offline-search';
import { answers, NOW } from '../services/candidates';

let database: MemberDatabase;
beforeEach(() => void (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

const NETFLIX = { id: 8, name: 'Netflix', logoPath: null, displayPriority: 1 };
const FACTS: MovieMetadata = { certification: 'PG', providers: [], trailerUrl: '', keywords: [], seriesId: null };

async function mark(movieId: number, kind: MarkKind = 'watchlist'): Promise<void> {
  await database.mirror.put({ kind, movieId, present: 1, ts: movieId, op: `${kind}-${movieId}`, seq: movieId });
  const card = { rating: 7, genres: ['Comedy'], description: '', posterPath: null };
  await database.movies.put({ id: movieId, title: `Movie ${movieId}`, year: 2015, ...card });
}

async function details(id: number, metadata: Partial<MovieMetadata> = {}, genre = 35): Promise<void> {
  const texts = { title: `Movie ${id}`, tagline: '', overview: '', status: 'Released', releaseDate: '2015-06-01' };
  const numbers = { voteAverage: 7, voteCount: 900, runtime: 95, budget: 0, revenue: 0 };
  const lists = { genres: [{ id: genre, name: '' }], productionCompanies: [], credits: { cast: [], crew: [] } };
  const paths = { posterPath: null, backdropPath: null };
  const all = { id, ...texts, ...numbers, ...lists, ...paths, metadata: { ...FACTS, ...metadata } };
  await database.details.put({ id, fetchedAt: 5, details: all });
}

const read = (given = answers(), streamed = null as { country: string; services: number[] } | null) =>
  readWatchlistMovies(database, { answers: given, now: NOW, streamed });
const idsOf = (movies: readonly { readonly id: number }[]) => movies.map(({ id }) => id);

it('movies of the watchlist are candidates, by their details or cards, unless watched or not for the member', async () => {
  for (const id of [1, 2, 3, 4, 5]) await mark(id);
  await mark(3, 'watched');
  await mark(4, 'dismissed');
  await mark(5, 'recommended');
  await mark(6, 'favorite');
  await details(1);
  const movies = await read();
  expect(movies).toMatchObject([
    { id: 5, voteCount: 0, metadata: null, seenAt: 5 },
    { id: 2, voteCount: 0, metadata: null },
    { id: 1, voteCount: 900, metadata: { certification: 'PG' }, seenAt: 5, onWatchlist: true },
  ]);
});

it('what the stored details exclude is left out', async () => {
  for (const id of [1, 2, 3, 4]) await mark(id);
  await details(1, { runtime: 95 });
  await details(2, { runtime: 85 });
  await details(3, {}, 27);
  await details(4);
  expect(idsOf(await read(answers({ maxRuntime: 90 })))).toEqual([2]);
  expect(idsOf(await read(answers({ ageFiltering: 'yes', ageRatings: ['G'] })))).toEqual([]);
});

it('with a service filter, only movies that are known to be on one of the services', async () => {
  for (const id of [1, 2, 3]) await mark(id);
  await details(1, { providers: [NETFLIX] });
  await details(2, { providers: [] });
  expect(idsOf(await read(answers(), { country: 'US', services: [8] }))).toEqual([1]);
  expect(idsOf(await read(answers(), { country: 'DE', services: [8] }))).toEqual([]);
});

it('only fifteen movies without details are checked, the newest', async () => {
  for (let id = 1; id <= 20; id += 1) await mark(id);
  await details(1);
  expect(idsOf(await read())).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 1]);
});

it('offline they are found even if the device has few other movies, with a true reason', async () => {
  for (const id of [1, 2]) await mark(id);
  await details(1, { runtime: 85 });
  const given = answers({ maxRuntime: 90 });
  const search = { answers: given, excluded: new Set<number>(), now: NOW, seed: 1 };
  const found = await searchOffline([], { ...search, watchlist: await read(given) });
  expect(found.ok && found.value).toMatchObject({ since: 5, movies: [{ id: 1, runtime: 85 }] });
  expect(found.ok && found.value.movies[0]?.reasons[0]).toEqual({ code: 'watchlist' });
  expect(await searchOffline([], search)).toEqual({ ok: false, error: 'too-few' });
});
