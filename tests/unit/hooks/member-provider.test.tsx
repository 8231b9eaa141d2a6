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
// What is waited before it is tried again is the rule's own test; here nobody waits for it.
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
  'a device that is %s is said, tried again, and shown when it can be',
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

it('a part of the application that did not load is said, not blamed on the device, and tried again', async () => {
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

it('what the device refused is over once a round was kept', async () => {
  const store = { userId: 'ada', database, requestSync: vi.fn(), stop: vi.fn() };
  vi.mocked(openMemberStore).mockResolvedValue(ok({ store, rebuilt: false }) as never);
  const { result } = renderHook(useMemberState, { wrapper: MemberProvider });
  await eventually(() => expect(result.current).toMatchObject({ status: 'open', storage: null }));
  const [, , tell, onWaiting] = vi.mocked(openMemberStore).mock.lastCall ?? [];
  // What this device alone has is to be kept.
  expect(onWaiting).toBe(requestPersistentStorage);
  act(() => tell?.({ reason: 'full' }));
  expect(result.current).toMatchObject({ storage: { reason: 'full' } });
  act(() => tell?.(null));
  expect(result.current).toMatchObject({ storage: null });
  const before = result.current;
  act(() => tell?.(null));
  expect(result.current).toBe(before);
});
