import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCollection } from '../../../../src/features/collection/use-collection';
import { useRecommendations } from '../../../../src/features/questionnaire/use-recommendations';
import { useMemberId, useMemberState, useMemberStore } from '../../../../src/hooks/member-provider';
import { useServices } from '../../../../src/hooks/services-context';
import { MemberDatabase } from '../../../../src/db/member-database';
import { changeSyncState } from '../../../../src/db/sync-state';
import { readTaste } from '../../../../src/db/taste-shelves';
import type { Recommendation } from '../../../../src/domain/recommend/recommend';
import { ok } from '../../../../src/domain/values/result';
import { eventually } from '../../../time/eventually';
import { deviceOnline, embedded, OPENING } from './device';
import { answers, candidate } from '../../services/candidates';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/services-context');

const FAVORITES = [900_001, 900_002, 900_003];
/** Every other movie. */
const WATCHED = new Set(embedded.movies.map(({ id }) => id).filter((_, index) => index % 2 === 0));

let database: MemberDatabase;
beforeEach(async () => {
  sessionStorage.clear();
  database = new MemberDatabase(crypto.randomUUID());
  const row = { present: 1, ts: 1 } as const;
  await database.mirror.bulkPut(
    [...WATCHED].map((movieId) => ({ ...row, kind: 'watched', movieId, op: `w${movieId}`, seq: movieId })),
  );
  await database.mirror.bulkPut(
    FAVORITES.map((movieId) => ({ ...row, kind: 'favorite', movieId, op: `f${movieId}`, seq: movieId })),
  );
  await database.movies.bulkPut(
    FAVORITES.map((id) => ({ ...candidate({ id }), year: 1999, rating: 8, genres: [], description: '' })),
  );
  // Most movies similar to the favorites were watched, too.
  const comedies = embedded.movies.filter(({ genreIds }) => genreIds.includes(35));
  const movies = comedies.map(({ id }) => candidate({ id, posterPath: `/${id}.jpg` }));
  await database.similarMovies.bulkPut(FAVORITES.map((id) => ({ id, fetchedAt: Date.now(), movies })));
  await changeSyncState(database, { syncedAt: Date.now() });

  const { client, catalog, source } = deviceOnline(Date.now);
  const store = {
    database,
    recordRecommended: () => Promise.resolve(ok(undefined)),
    recordSearch: () => Promise.resolve(ok(undefined)),
  } as unknown as ReturnType<typeof useMemberStore>;
  vi.mocked(useMemberStore).mockReturnValue(store);
  vi.mocked(useMemberState).mockReturnValue({ status: 'open' } as ReturnType<typeof useMemberState>);
  vi.mocked(useMemberId).mockReturnValue(database.userId);
  const services = { tmdb: client, browsingCache: catalog, metadata: { getFresh: source.metadata } };
  const load = () => Promise.resolve(services as unknown as Awaited<ReturnType<ReturnType<typeof useServices>>>);
  vi.mocked(useServices).mockReturnValue(load);
  await catalogSeen(client);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await database.delete();
});

/** Stores movies on the device, as the backfill would. */
async function catalogSeen(client: ReturnType<typeof deviceOnline>['client']) {
  const { fetchDiscover } = await import('../../../../src/api/tmdb/discover');
  const { toMovieQuery, BACKFILL_QUERIES } = await import('../../../../src/domain/browsing-cache/backfill-plan');
  const requests = BACKFILL_QUERIES.filter(({ rating }) => rating === null);
  const pages = await Promise.all(
    requests.map((question) => fetchDiscover(client, toMovieQuery(question, new Date().toISOString()), 1)),
  );
  expect(pages.every((page) => page.ok)).toBe(true);
}

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

describe.each([
  ['online', true],
  ['without', false],
])('%s', (_, online) => {
  it('the questionnaire recommends no watched movies', async () => {
    setOnline(online);
    let found: readonly Recommendation[] = [];
    const ages = new Set<number | null>();
    const onMovies = (movies: readonly Recommendation[], age: number | null) => {
      found = movies;
      ages.add(age);
      return true;
    };
    const noResponse = () => Promise.resolve(null);
    const { result } = renderHook(() => useRecommendations(noResponse, onMovies));
    await act(() => result.current.search(answers()));
    expect(ages.has(null)).toBe(online);
    expect(found).toHaveLength(15);
    expect(found.filter(({ id }) => WATCHED.has(id))).toEqual([]);
    expect(found.some(({ reasons }) => reasons.some(({ code }) => code === 'liked'))).toBe(true);
  });

  it('the collection recommends no watched movies', async () => {
    setOnline(online);
    const client = new QueryClient();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useCollection(OPENING), { wrapper });
    for (const act of ['search', 'variety'] as const) {
      await eventually(() => expect(result.current.running).toBeNull());
      const before = result.current.found;
      result.current.search(act, { ...OPENING, genre: 'comedy', mix: act === 'variety' });
      await eventually(() => expect(result.current.found).not.toBe(before));
      const movies = result.current.found?.movies ?? [];
      expect(result.current.found?.since === null).toBe(online);
      expect(movies.length).toBeGreaterThan(0);
      expect(movies.filter(({ id }) => WATCHED.has(id))).toEqual([]);
    }
  });
});

it('the dashboard’s shelves recommend no watched movies', async () => {
  const taste = await readTaste(database, Date.now());
  const movies = taste?.status === 'shelves' ? taste.shelves.flatMap((shelf) => shelf.movies) : [];
  expect(movies.length).toBeGreaterThan(0);
  expect(movies.filter(({ id }) => WATCHED.has(id))).toEqual([]);
});
