import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemberProvider, useMemberState } from '../../../src/hooks/member-provider';
import { openMemberStore } from '../../../src/services/member-store';
import { requestPersistentStorage } from '../../../src/lib/offline-readiness';
import { eventually } from '../../time/eventually';
import { fail, ok } from '../../../src/domain/values/result';
import { MemberDatabase } from '../../../src/db/member-database';

vi.mock('../../../src/hooks/services-context', () => {
  const load = () => Promise.resolve({ store: { isSignedIn: () => Promise.resolve(true) } });
  return { useServices: () => load };
});
vi.mock('../../../src/hooks/session-provider', () => ({
  useSession: () => ({ status: 'signed-in', session: { member: { id: 'ada' } } }),
}));
vi.mock('../../../src/services/member-store');
// The retry delay has a test of its own, and is skipped here.
vi.mock('../../../src/config/sync', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  BACKOFF_MIN_MS: 10,
}));

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.delete();
});

it.each(['unreadable', 'full', 'blocked', 'unavailable'] as const)(
  'storage that is %s is reported, retried, and used once it works',
  async (reason) => {
    const store = { userId: 'ada', database, requestSync: vi.fn(), stop: vi.fn() };
    const unreadable = fail({ reason });
    vi.mocked(openMemberStore)
      .mockResolvedValueOnce(unreadable)
      .mockResolvedValueOnce(unreadable)
      .mockResolvedValue(ok({ store, rebuilt: false }) as never);
    const states: string[] = [];
    renderHook(
      () => {
        const state = useMemberState();
        states.push(state.status === 'failed' ? state.error.reason : state.status);
      },
      { wrapper: MemberProvider },
    );
    await eventually(() => expect(states.at(-1)).toBe('open'));
    expect(states).toContain(reason);
  },
);

it('a chunk that failed to load is reported as such, not as a storage error, and retried', async () => {
  const store = { userId: 'ada', database, requestSync: vi.fn(), stop: vi.fn() };
  vi.mocked(openMemberStore)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(ok({ store, rebuilt: false }) as never);
  const reasons: (string | null)[] = [];
  const { result } = renderHook(
    () => {
      const state = useMemberState();
      reasons.push(state.status === 'failed' ? state.error.reason : null);
      return state;
    },
    { wrapper: MemberProvider },
  );
  await eventually(() => expect(result.current.status).toBe('open'));
  expect(reasons.filter((reason) => reason !== null)).toEqual(['not-loaded']);
});

it('a storage error is cleared after a successful sync', async () => {
  const store = { userId: 'ada', database, requestSync: vi.fn(), stop: vi.fn() };
  vi.mocked(openMemberStore).mockResolvedValue(ok({ store, rebuilt: false }) as never);
  const { result } = renderHook(useMemberState, { wrapper: MemberProvider });
  await eventually(() => expect(result.current).toMatchObject({ status: 'open', storage: null }));
  const [, , onStorage, onWaiting] = vi.mocked(openMemberStore).mock.lastCall ?? [];
  // Data that only this device has must be kept.
  expect(onWaiting).toBe(requestPersistentStorage);
  act(() => onStorage?.({ reason: 'full' }));
  expect(result.current).toMatchObject({ storage: { reason: 'full' } });
  act(() => onStorage?.(null));
  expect(result.current).toMatchObject({ storage: null });
  const before = result.current;
  act(() => onStorage?.(null));
  expect(result.current).toBe(before);
});
