import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInHint } from '../../../src/db/session-hint';
import { DeviceDatabase } from '../../../src/db/device-database';
import { SessionStore } from '../../../src/db/session-store';
import type { StorageError } from '../../../src/db/storage';
import { eventually } from '../../time/eventually';
import { page, pageText, start } from './session-page';
import { stored } from '../services/session-row';

// The retry delay has a test of its own, and is skipped here.
vi.mock('../../../src/config/sync', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  BACKOFF_MIN_MS: 10,
}));

beforeEach(() => {
  page.loads = 0;
  localStorage.clear();
});
afterEach(cleanup);

it('unreadable storage redirects nobody, even without a hint, and is retried', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    const request = { error: new DOMException('full', 'UnknownError'), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBOpenDBRequest;
  });
  const device = new DeviceDatabase();
  await start();
  expect(pageText()).toBe('unchecked');
  expect(open).toHaveBeenCalledTimes(1);
  await new SessionStore(() => Promise.resolve(device)).write(stored());
  await eventually(() => expect(page.loads).toBe(1));
  open.mockRestore();
  await device.delete();
});

it("nor does a database that opens but can't be read", async () => {
  const device = new DeviceDatabase();
  await new SessionStore(() => Promise.resolve(device)).write(stored());
  const keys = vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementationOnce(() => {
    const request = { error: new DOMException('full', 'UnknownError'), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBRequest<IDBValidKey[]>;
  });
  await start();
  await eventually(() => expect(page.loads).toBe(1));
  expect(keys).toHaveBeenCalledTimes(2);
  keys.mockRestore();
  await device.delete();
});

it.each([
  [true, 'loading'],
  [false, 'unchecked'],
])('with an unreadable session, a visitor’s screen is hidden only for a member’s hint: %s', async (hint, state) => {
  signedInHint.write(hint);
  await followUnreadable({ reason: 'unreadable' }, 'UnknownError');
  await waitFor(() => expect(pageText()).toBe(state));
});

/** A page whose session subscription is refused, like every database of the device. */
async function followUnreadable(error: StorageError, name: string) {
  await start();
  fireEvent.click(screen.getByRole('button'));
  await act(() => Promise.resolve());
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request = { error: new DOMException('refused', name), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBOpenDBRequest;
  });
  await act(async () => {
    page.refuse(error);
    await Promise.resolve();
  });
  open.mockRestore();
}

it.each([
  ['full', 'QuotaExceededError'],
  ['blocked', 'AbortError'],
  ['newer', 'UnknownError'],
  ['unavailable', 'DataError'],
] as const)('a device that reports %s redirects nobody and is retried', async (reason, name) => {
  signedInHint.write(true);
  await followUnreadable({ reason }, name);
  await waitFor(() => expect(page.loads).toBe(2));
  act(() => page.deliver(stored()));
  expect(pageText()).toBe('token-1');
});

it('in a browser without storage nobody is signed in, whatever the hint', async () => {
  signedInHint.write(true);
  await followUnreadable({ reason: 'unavailable' }, 'SecurityError');
  await waitFor(() => expect(pageText()).toBe('signed-out'));
});
