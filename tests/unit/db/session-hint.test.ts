import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { DeviceDatabase } from '../../../src/db/device-database';
import { hasStoredSession } from '../../../src/db/session-hint';
import { SessionStore } from '../../../src/db/session-store';
import { stored } from '../services/session-row';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function failToOpen(name: string) {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request = { error: new DOMException('refused', name), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBOpenDBRequest;
  });
}

it.each(['UnknownError', 'QuotaExceededError', 'AbortError', 'DataError', 'TimeoutError'])(
  'a device that fails to open its database with %s leaves the session unknown',
  async (name) => {
    failToOpen(name);
    expect(await hasStoredSession()).toBeNull();
  },
);

it('the session is unknown while the browser closes the database', async () => {
  const device = new DeviceDatabase();
  await device.session.put({ id: 'session', session: stored() });
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  expect(await hasStoredSession()).toBeNull();
  expect(await hasStoredSession()).toBe(true);
  await device.delete();
});

it.each(['SecurityError', 'InvalidStateError'])('a browser without storage (%s) has no session', async (name) => {
  failToOpen(name);
  expect(await hasStoredSession()).toBe(false);
});

it('a device has no session after sign-out', async () => {
  const device = new DeviceDatabase();
  const store = new SessionStore(() => Promise.resolve(device));
  await store.write(stored());
  expect(await hasStoredSession()).toBe(true);
  await store.signOut(stored().member.id);
  expect(await hasStoredSession()).toBe(false);
  await device.delete();
});

it('a device without storage, or where nobody has signed in, has no session', async () => {
  expect(await hasStoredSession()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  vi.stubGlobal('indexedDB', undefined);
  expect(await hasStoredSession()).toBe(false);
});
