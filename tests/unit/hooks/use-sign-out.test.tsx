import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMemberId, useMemberStore } from '../../../src/hooks/member-provider';
import { useSignOut } from '../../../src/hooks/use-sign-out';
import { ServicesProvider } from '../../../src/hooks/services-context';
import { signOut } from '../../../src/services/sign-out';
import { fail, ok } from '../../../src/domain/values/result';

vi.mock('../../../src/hooks/member-provider');
vi.mock('../../../src/hooks/member-provider');
vi.mock('../../../src/db/purge-member');
vi.mock('../../../src/services/sign-out');

const store = { database: null, stop: vi.fn(), requestSync: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useMemberStore).mockReturnValue(store as never);
  vi.mocked(useMemberId).mockReturnValue('ada');
});

function renderSignOut(load: () => Promise<never> = () => Promise.resolve({ store: {}, auth: {} } as never)) {
  const { result } = renderHook(useSignOut, {
    wrapper: ({ children }) => <ServicesProvider value={load}>{children}</ServicesProvider>,
  });
  return result.current();
}

it('signing out stops the page’s sync', async () => {
  vi.mocked(signOut).mockImplementation(() => {
    expect(store.stop).not.toHaveBeenCalled();
    return Promise.resolve(ok({ purged: true }));
  });
  expect(await renderSignOut()).toEqual(ok({ purged: true }));
  expect([store.stop.mock.calls.length, store.requestSync.mock.calls.length]).toEqual([1, 0]);
});

it('if a chunk fails to load, nobody is signed out, and the failure is reported', async () => {
  const outcome = await renderSignOut(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  expect(outcome).toEqual(fail({ reason: 'not-loaded' }));
  expect([vi.mocked(signOut).mock.calls.length, store.stop.mock.calls.length]).toEqual([0, 0]);
});

it("if the session can't be removed, the page continues, and loads again what was wiped", async () => {
  vi.mocked(signOut).mockResolvedValue(fail({ reason: 'full' }));
  expect(await renderSignOut()).toEqual(fail({ reason: 'full' }));
  expect([store.stop.mock.calls.length, store.requestSync.mock.calls.length]).toEqual([0, 1]);
});
