import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedInHint } from '../../../src/db/session-hint';
import { DeviceDatabase } from '../../../src/db/device-database';
import { SessionStore } from '../../../src/db/session-store';
import type { StorageError } from '../../../src/db/storage';
import { eventually } from '../../time/eventually';
import { page, shown, start } from './session-page';
import { stored } from '../services/session-row';

// What is waited before it is tried again is the rule's own test; here nobody waits for it.
vi.mock('../../../src/config/sync', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  BACKOFF_MIN_MS: 10,
}));

beforeEach(() => {
  page.loads = 0;
  localStorage.clear();
});
afterEach(cleanup);

it('a device that cannot be read sends nobody away, also without the hint: it is asked again', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    const request = { error: new DOMException('full', 'UnknownError'), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBOpenDBRequest;
  });
  const device = new DeviceDatabase();
  await start();
  expect(shown()).toBe('unchecked');
  expect(open).toHaveBeenCalledTimes(1);
  await new SessionStore(() => Promise.resolve(device)).write(stored());
  await eventually(() => expect(page.loads).toBe(1));
  open.mockRestore();
  await device.delete();
});

it('nor does one that opens what it has and cannot read it', async () => {
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
])('where the session cannot be read, a visitor’s screen goes for a member’s hint alone: %s', async (hint, state) => {
  signedInHint.write(hint);
  await followUnreadable({ reason: 'unreadable' }, 'UnknownError');
  await waitFor(() => expect(shown()).toBe(state));
});

/** A page that follows the session is refused it; every database of the device is, too. */
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
] as const)('a device that says %s sends nobody away; it is asked again', async (reason, name) => {
  signedInHint.write(true);
  await followUnreadable({ reason }, name);
  await waitFor(() => expect(page.loads).toBe(2));
  act(() => page.tell(stored()));
  expect(shown()).toBe('token-1');
});

it('a browser that keeps nothing has nobody signed in, whatever the hint', async () => {
  signedInHint.write(true);
  await followUnreadable({ reason: 'unavailable' }, 'SecurityError');
  await waitFor(() => expect(shown()).toBe('signed-out'));
});
