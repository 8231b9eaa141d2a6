import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCollection } from '../../../../src/features/collection/use-collection';
import { useRecommendations, type OnMovies } from '../../../../src/features/questionnaire/use-recommendations';
import { useMemberId, useMemberState, useMemberStore } from '../../../../src/hooks/member-provider';
import { useServices } from '../../../../src/hooks/services-context';
import { awaitInitialSync } from '../../../../src/db/initial-sync';
import { sessionImpressions } from '../../../../src/db/session-impressions';
import { MemberDatabase } from '../../../../src/db/member-database';
import type { TmdbClient } from '../../../../src/api/tmdb/client';
import { fail, ok } from '../../../../src/domain/values/result';
import { eventually } from '../../../time/eventually';
import { deviceOnline, OPENING } from './device';
import { answers, candidate } from '../../services/candidates';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/services-context');
vi.mock('../../../../src/db/initial-sync', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  awaitInitialSync: vi.fn(),
}));
// One test reads all five hundred pages.
vi.mock('../../../../src/config/tmdb', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  PAGE_STAGGER_MS: 0,
}));

let database: MemberDatabase;
const recordSearch = vi.fn<(genre: string | null) => Promise<ReturnType<typeof ok<void>>>>();
const recordRecommended = vi.fn<(ids: readonly number[]) => Promise<ReturnType<typeof ok<void>>>>();

/** Sets the movie database's responses to list requests; null uses the embedded one. */
function answering(getMovies: TmdbClient['getMovies'] | null): void {
  const { client, source } = deviceOnline(Date.now);
  const services = {
    tmdb: getMovies === null ? client : { ...client, getMovies },
    browsingCache: {
      read: () => Promise.resolve(fail({ reason: 'refused' as const })),
      addListing: vi.fn(),
      addMetadata: vi.fn(),
    },
    metadata: { getFresh: source.metadata, peek: () => null },
  };
  const load = () => Promise.resolve(services as unknown as Awaited<ReturnType<ReturnType<typeof useServices>>>);
  vi.mocked(useServices).mockReturnValue(load);
}

const unreachable: TmdbClient['getMovies'] = () => Promise.resolve(fail({ reason: 'unreachable' }));
/** Never responds before the search is cancelled. */
const neverResponds: TmdbClient['getMovies'] = (...args) =>
  new Promise((resolve) => {
    const signal = args.find((one) => one instanceof AbortSignal);
    const cancel = (): void => resolve(fail({ reason: 'cancelled' }));
    // The search may have been cancelled before the request.
    if (signal?.aborted === true) cancel();
    else signal?.addEventListener('abort', cancel);
  });

beforeEach(() => {
  sessionImpressions.clear();
  recordSearch.mockReset().mockResolvedValue(ok(undefined));
  recordRecommended.mockReset().mockResolvedValue(ok(undefined));
  vi.mocked(awaitInitialSync).mockReset().mockResolvedValue(true);
  database = new MemberDatabase(crypto.randomUUID());
  const store = { database, recordSearch, recordRecommended, onStorageFailure: vi.fn() };
  vi.mocked(useMemberStore).mockReturnValue(store as unknown as ReturnType<typeof useMemberStore>);
  vi.mocked(useMemberState).mockReturnValue({ status: 'open' } as ReturnType<typeof useMemberState>);
  vi.mocked(useMemberId).mockReturnValue(database.userId);
});
afterEach(async () => {
  cleanup();
  await database.delete();
});

describe('a questionnaire search', () => {
  const hook = (onMovies: OnMovies = () => true) =>
    renderHook(() => useRecommendations(() => Promise.resolve(null), onMovies)).result;

  it('is recorded with its first genre if it found movies, or if none matches', async () => {
    answering(null);
    const result = hook();
    await act(() => result.current.search(answers({ genres: ['comedy', 'romance'] })));
    expect(result.current.state.status).toBe('found');
    expect(recordSearch.mock.calls).toEqual([['comedy']]);
    await act(() => result.current.search(answers({ mood: 'tense', genres: ['horror'], company: 'family' })));
    expect(result.current.state).toEqual({ status: 'failed', failure: { reason: 'none-match' } });
    expect(recordSearch.mock.calls).toEqual([['comedy'], ['horror']]);
  });

  it('has all its shown movies tracked in the session and for the database [STATE-05]', async () => {
    answering(null);
    const onMovies = vi.fn<OnMovies>().mockReturnValue(true);
    const result = hook(onMovies);
    await act(() => result.current.search(answers()));
    const shown = new Set(onMovies.mock.calls.flatMap(([movies]) => movies.map(({ id }) => id)));
    expect(shown.size).toBeGreaterThan(0);
    expect(new Set(sessionImpressions.read())).toEqual(shown);
    await eventually(() => expect(new Set(recordRecommended.mock.calls.flatMap(([ids]) => ids))).toEqual(shown));
  });

  it('tracks no movies that are not shown, because somebody goes through others', async () => {
    answering(null);
    const result = hook(() => false);
    await act(() => result.current.search(answers()));
    expect([...sessionImpressions.read()]).toEqual([]);
    expect(recordRecommended).not.toHaveBeenCalled();
  });

  it('is recorded if everything the service serves was shown', async () => {
    const movies = Array.from({ length: 3 }, (_, index) => candidate({ id: index + 1 }));
    sessionImpressions.add(movies.map(({ id }) => id));
    answering((...args) =>
      Promise.resolve(ok({ value: { page: Number(args[1]['page']), movies, totalPages: 501 }, fetchedAt: 0 })),
    );
    const result = hook();
    await act(() => result.current.search(answers()));
    expect(result.current.state).toEqual({ status: 'failed', failure: { reason: 'api-limit-reached' } });
    expect(recordSearch.mock.calls).toEqual([['comedy']]);
  });

  it('is not recorded without a response', async () => {
    answering(unreachable);
    const result = hook();
    await act(() => result.current.search(answers()));
    expect(result.current.state).toEqual({ status: 'failed', failure: { reason: 'unreachable' } });
    expect(recordSearch).not.toHaveBeenCalled();
  });

  it('is not recorded if it was stopped', async () => {
    answering(neverResponds);
    const result = hook();
    let ended: Promise<void> = Promise.resolve();
    act(() => {
      ended = result.current.search(answers());
    });
    await eventually(() => expect(awaitInitialSync).toHaveBeenCalled());
    act(() => result.current.reset());
    await act(() => ended);
    expect(result.current.state.status).toBe('idle');
    expect(recordSearch).not.toHaveBeenCalled();
  });

  it.each([true, false])('says whether movies shown elsewhere may appear again: known in time: %s', async (known) => {
    vi.mocked(awaitInitialSync).mockResolvedValue(known);
    answering(null);
    const result = hook();
    await act(() => result.current.search(answers()));
    expect(result.current.state).toEqual({ status: 'found', notice: known ? null : 'repeats' });
  });

  it('says that nothing on the watchlist fits, if its movies were to come first', async () => {
    answering(null);
    const result = hook();
    await act(() => result.current.search(answers({ fromWatchlist: true })));
    expect(result.current.state).toEqual({ status: 'found', notice: 'watchlistUnmet' });
  });
});

describe('a collection search', () => {
  const WANTED = { ...OPENING, genre: 'comedy' } as const;

  function hook() {
    const client = new QueryClient();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    return renderHook(() => useCollection(OPENING), { wrapper }).result;
  }

  it('is recorded with its genre after a response, except the one that opens with the screen', async () => {
    answering(null);
    const result = hook();
    await eventually(() => expect(result.current.found).not.toBeNull());
    expect(recordSearch).not.toHaveBeenCalled();
    act(() => result.current.search('search', WANTED));
    await eventually(() => expect(recordSearch.mock.calls).toEqual([['comedy']]));
  });

  it('is not recorded without a response', async () => {
    answering(unreachable);
    const result = hook();
    await eventually(() => expect(result.current.failure?.kind).toBe('open'));
    act(() => result.current.search('search', WANTED));
    await eventually(() => expect(result.current.failure?.kind).toBe('search'));
    expect(recordSearch).not.toHaveBeenCalled();
  });

  it('is not recorded if it was stopped', async () => {
    answering(neverResponds);
    const result = hook();
    await eventually(() => expect(result.current.running).toBe('open'));
    act(() => result.current.search('search', WANTED));
    await eventually(() => expect(result.current.running).toBe('search'));
    act(() => result.current.stop());
    await eventually(() => expect(result.current.stopped).toBe(true));
    expect(recordSearch).not.toHaveBeenCalled();
  });
});
