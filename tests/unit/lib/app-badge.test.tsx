import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAppBadge } from '../../../src/app/shell/header-account';
import type { SyncStatus } from '../../../src/hooks/use-sync-status';
import { showAppBadge } from '../../../src/lib/app-badge';

/** The number on the icon; null if none was ever set. */
let badge: number | null;
beforeEach(() => {
  badge = null;
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve((badge = count)),
    clearAppBadge: () => Promise.resolve((badge = 0)),
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

it.each<[SyncStatus | null, number | null]>([
  [{ state: 'offline', count: 3 }, 3],
  [{ state: 'attention', count: 2 }, 2],
  [{ state: 'sign-in-needed', count: 1 }, 1],
  [{ state: 'saved' }, 0],
  [{ state: 'gone' }, 0],
  // Syncing, or not known yet: the icon stays unchanged.
  [{ state: 'waiting', count: 4, failing: true }, null],
  [{ state: 'loading' }, null],
  [null, null],
])('for %j the icon shows %s', (status, expected) => {
  renderHook(() => useAppBadge(status));
  expect(badge).toBe(expected);
});

it('the number disappears with the pending changes, and at sign-out', () => {
  const view = renderHook(({ status }: { status: SyncStatus }) => useAppBadge(status), {
    initialProps: { status: { state: 'offline', count: 3 } },
  });
  expect(badge).toBe(3);
  view.rerender({ status: { state: 'waiting', count: 3, failing: false } });
  expect(badge).toBe(3);
  view.rerender({ status: { state: 'saved' } });
  expect(badge).toBe(0);
  view.rerender({ status: { state: 'offline', count: 1 } });
  view.unmount();
  expect(badge).toBe(0);
});

it('a browser that lacks or refuses badges causes no error', async () => {
  Object.assign(navigator, { setAppBadge: vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError'))) });
  await expect(showAppBadge(2)).resolves.toBeUndefined();
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  await expect(showAppBadge(0)).resolves.toBeUndefined();
});
