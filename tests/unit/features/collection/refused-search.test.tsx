import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { useCollection } from '../../../../src/features/collection/use-collection';
import { useRecommendations } from '../../../../src/features/questionnaire/use-recommendations';
import { useMemberId, useMemberState, useMemberStore } from '../../../../src/hooks/member-provider';
import { useServices } from '../../../../src/hooks/services-context';
import { MemberDatabase } from '../../../../src/db/member-database';
import { sessionImpressions } from '../../../../src/db/session-impressions';
import { changeSyncState } from '../../../../src/db/sync-state';
import { eventually } from '../../../time/eventually';
import { deviceOnline, OPENING } from './device';
import { answers } from '../../services/candidates';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/services-context');

let database: MemberDatabase;
let unread: MockInstance;
const onStorageFailure = vi.fn();
beforeEach(async () => {
  onStorageFailure.mockReset();
  database = new MemberDatabase(crypto.randomUUID());
  await changeSyncState(database, { syncedAt: Date.now() });
  const { client, catalog, source } = deviceOnline(Date.now);
  vi.mocked(useMemberStore).mockReturnValue({ database, onStorageFailure } as unknown as ReturnType<
    typeof useMemberStore
  >);
  vi.mocked(useMemberState).mockReturnValue({ status: 'open' } as ReturnType<typeof useMemberState>);
  vi.mocked(useMemberId).mockReturnValue(database.userId);
  const services = { tmdb: client, browsingCache: catalog, metadata: { getFresh: source.metadata } };
  const load = () => Promise.resolve(services as unknown as Awaited<ReturnType<ReturnType<typeof useServices>>>);
  vi.mocked(useServices).mockReturnValue(load);
  // The marks can't be read, although every search has to exclude some of them.
  unread = vi.spyOn(database.mirror, 'where').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await database.delete();
});

it('a questionnaire search fails and reports the storage error', async () => {
  const onMovies = vi.fn(() => true);
  const { result } = renderHook(() => useRecommendations(() => Promise.resolve(null), onMovies));
  await act(() => result.current.search(answers()));
  expect(result.current.state).toEqual({ status: 'failed', failure: { reason: 'malformed' } });
  expect(onStorageFailure).toHaveBeenCalledWith({ reason: 'unreadable' });
  expect(onMovies).not.toHaveBeenCalled();
});

function collection() {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useCollection(OPENING), { wrapper }).result;
}

it('a collection search fails and reports the storage error', async () => {
  const result = collection();
  await eventually(() => expect(result.current.failure?.error.reason).toBe('here'));
  expect(onStorageFailure).toHaveBeenCalledWith({ reason: 'unreadable' });
});

it.each([
  [true, 'not-loaded'],
  [false, 'offline'],
])('when a chunk fails to load (online: %s), the collection says %s', async (online, reason) => {
  unread.mockRestore();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.mocked(useServices).mockReturnValue(() => Promise.reject(new TypeError('Failed to fetch')));
  const result = collection();
  await eventually(() => expect(result.current.failure?.error.reason).toBe(reason));
  expect(onStorageFailure).not.toHaveBeenCalled();
});

it.each([
  [true, 'not-loaded'],
  [false, 'offline'],
])('when a chunk fails to load (online: %s), the questionnaire says %s', async (online, reason) => {
  unread.mockRestore();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  vi.mocked(useServices).mockReturnValue(() => Promise.reject(new TypeError('Failed to fetch')));
  const { result } = renderHook(() => useRecommendations(() => Promise.resolve(null), vi.fn()));
  await act(() => result.current.search(answers()));
  expect(result.current.state).toEqual({ status: 'failed', failure: { reason } });
});

it('shown movies stay counted if fresh results fail to load', async () => {
  sessionImpressions.add([603]);
  const result = collection();
  await eventually(() => expect(result.current.failure?.kind).toBe('open'));
  act(() => result.current.search('fresh', OPENING));
  await eventually(() => expect(result.current.failure?.kind).toBe('fresh'));
  expect([...sessionImpressions.read()]).toEqual([603]);
});
