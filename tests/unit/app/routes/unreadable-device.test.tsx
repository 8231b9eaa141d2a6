import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { MembersOnly } from '../../../../src/app/routes/routes';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { SessionProvider } from '../../../../src/hooks/session-provider';
import { DeviceDatabase } from '../../../../src/db/device-database';
import { signedInHint } from '../../../../src/db/session-hint';
import { storageError } from '../../../../src/db/storage';
import { openMemberDatabase } from '../../../../src/db/open-member-database';
import { SessionStore } from '../../../../src/db/session-store';
import type { Services } from '../../../../src/services/services';
import { LIMITS } from '../../../time/limits';
import { stored } from '../../services/session-row';
import { APP } from '../../../../src/i18n/messages/shell';

/** The error of every database in Chromium when a full disk prevents opening it. */
function refuse() {
  const fault = () => new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request: { error: DOMException; onerror?: (event: object) => void } = { error: fault() };
    queueMicrotask(() => request.onerror?.({ target: request, preventDefault() {}, stopPropagation() {} }));
    return request as unknown as IDBOpenDBRequest;
  });
  const listing = vi.spyOn(indexedDB, 'databases').mockRejectedValue(fault());
  return () => {
    opening.mockRestore();
    listing.mockRestore();
  };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('an error from a full disk is reported as unreadable, not blamed on another tab or the browser', async () => {
  const removed = vi.spyOn(indexedDB, 'deleteDatabase');
  refuse();
  expect(storageError(new DOMException('Internal error', 'UnknownError'))).toEqual({ reason: 'unreadable' });
  const database = new Dexie('closed-by-the-browser');
  database.version(1).stores({ rows: 'id' });
  await expect(database.open()).rejects.toThrow();
  const error: unknown = await database
    .table('rows')
    .count()
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(storageError(error)).toEqual({ reason: 'unreadable' });
  expect(await openMemberDatabase('1f0a')).toEqual({ ok: false, error: { reason: 'unreadable' } });
  expect(removed).not.toHaveBeenCalled();
});

it("a member whose storage can't be read is told so instead of sent to the login screen, and returns once it can", async () => {
  const device = new DeviceDatabase();
  const store = new SessionStore(() => Promise.resolve(device));
  await store.write(stored());
  device.close();
  signedInHint.write(true);
  const readable = refuse();
  const load = () => Promise.resolve({ store } as unknown as Services);
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <ServicesProvider value={load}>
        <SessionProvider>
          <MembersOnly>{() => <p>the profile</p>}</MembersOnly>
        </SessionProvider>
      </ServicesProvider>
    </MemoryRouter>,
  );
  expect(await screen.findByText(APP.unreadable)).toBeTruthy();
  await act(async () => {
    readable();
    await Promise.resolve();
  });
  await waitFor(() => screen.getByText('the profile'), { timeout: LIMITS.condition });
});
