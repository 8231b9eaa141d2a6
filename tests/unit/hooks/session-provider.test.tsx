import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionImpressions } from '../../../src/db/session-impressions';
import { signedInHint } from '../../../src/db/session-hint';
import { DeviceDatabase } from '../../../src/db/device-database';
import { SessionStore } from '../../../src/db/session-store';
import { deliverSession, page, pageText, start } from './session-page';
import { stored } from '../services/session-row';

beforeEach(() => {
  page.loads = 0;
  localStorage.clear();
});
afterEach(cleanup);

it('starts as loading if a session may be stored, and is done after the first read [STATE-01, STATE-02]', async () => {
  signedInHint.write(true);
  await start();
  expect(pageText()).toBe('loading');
  act(() => page.deliver(stored()));
  expect(pageText()).toBe('token-1');
});

it('follows every change of the stored session [STATE-02, STATE-03]', async () => {
  signedInHint.write(true);
  await start();
  act(() => page.deliver(stored()));
  expect(pageText()).toBe('token-1');
  act(() => page.deliver(stored({ accessToken: 'token-2' })));
  expect(pageText()).toBe('token-2');
  const changed = { ...stored().member, email: 'countess@example.com' };
  act(() => page.deliver(stored({ accessToken: 'token-2', member: changed })));
  expect(pageText()).toBe('token-2 of countess@example.com');
  signedInHint.write(false);
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out');
  expect(signedInHint.read()).toBe(false);
});

it('a hinted session that is missing was cleared by the browser, unlike one that was signed out later', async () => {
  signedInHint.write(true);
  await start();
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out by cleared');
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out by cleared');
  act(() => page.deliver(stored()));
  signedInHint.write(false);
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out');
  act(() => page.deliver(stored()));
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out by cleared');
});

it('a cleared session is remembered after a reload, until somebody signs in', async () => {
  signedInHint.write(true);
  await start();
  act(() => page.deliver(null));
  expect(signedInHint.read()).toBe(false);
  cleanup();
  await start();
  await waitFor(() => expect(pageText()).toBe('signed-out by cleared'));
  fireEvent.click(screen.getByRole('button'));
  await act(() => Promise.resolve());
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out by cleared');
  act(() => page.deliver(stored()));
  expect([signedInHint.read(), signedInHint.isCleared()]).toEqual([true, false]);
});

it('a sign-out in another tab is not reported as cleared, even before that tab removes its hint', async () => {
  signedInHint.write(true);
  await start();
  act(() => page.deliver(stored()));
  act(() => page.deliver(null, 'signed-out'));
  expect(pageText()).toBe('signed-out');
  expect([signedInHint.read(), signedInHint.isCleared()]).toEqual([false, false]);
});

it('a device on which nobody was signed in is not reported as cleared', async () => {
  await start();
  fireEvent.click(screen.getByRole('button'));
  await act(() => Promise.resolve());
  act(() => page.deliver(null));
  expect(pageText()).toBe('signed-out');
});

it('a session ended by the backend ends here as well, and is reported as such [STATE-03, ERR-85]', async () => {
  signedInHint.write(true);
  await start();
  act(() => page.deliver(stored()));
  act(() => page.deliver(null, 'session'));
  expect(pageText()).toBe('signed-out by session');
  expect(signedInHint.read()).toBe(false);
});

it.each([
  ['a session', (store: SessionStore) => store.write(stored()), 'token-1'],
  [
    'an ended session',
    async (store: SessionStore) => {
      await store.write(stored());
      await store.end(stored());
    },
    'signed-out',
  ],
])('%s that is stored is found without a hint, and nobody is redirected before', async (_, storeSession, found) => {
  const device = new DeviceDatabase();
  await storeSession(new SessionStore(() => Promise.resolve(device)));
  await start();
  expect(pageText()).toBe('unchecked');
  await waitFor(() => expect(page.loads).toBe(1));
  act(() => page.deliver(found === 'token-1' ? stored() : null));
  expect(pageText()).toBe(found);
  await device.delete();
});

it('loads nothing for a visitor until another tab signs in', async () => {
  await start();
  await waitFor(() => expect([pageText(), page.loads]).toEqual(['signed-out', 0]));
  expect(await indexedDB.databases()).toEqual([]);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.signed-in' }));
    await Promise.resolve();
  });
  expect(page.loads).toBe(0);
  await act(async () => {
    signedInHint.write(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.signed-in' }));
    await Promise.resolve();
  });
  expect(page.loads).toBe(1);
  act(() => page.deliver(stored()));
  expect(pageText()).toBe('token-1');
});

it('the movies shown to a member in this tab are cleared when they sign out in another, and after a reload', async () => {
  signedInHint.write(true);
  sessionImpressions.add([1]);
  await start();
  await deliverSession(stored());
  sessionImpressions.add([2]);
  expect(sessionImpressions.read()).toEqual([1, 2]);
  await deliverSession({ ...stored(), accessToken: 'renewed' });
  expect(sessionImpressions.read()).toEqual([1, 2]);
  await deliverSession(null);
  expect(sessionImpressions.read()).toEqual([]);

  await deliverSession(stored());
  sessionImpressions.add([3]);
  cleanup();
  signedInHint.write(true);
  await start();
  await deliverSession({ ...stored(), member: { ...stored().member, id: 'bob' } });
  expect(sessionImpressions.read()).toEqual([]);
});

it.each([
  ['was kept for Back', 'pagehide', 'pageshow'],
  ['was frozen', 'freeze', 'resume'],
])('a page that %s shows nothing of anybody until the session is read again', async (_, left, back) => {
  const [target, persisted] = left === 'pagehide' ? [window, true] : [document, undefined];
  const fire = (type: string) =>
    act(async () => {
      target.dispatchEvent(Object.assign(new Event(type), { persisted }));
      await Promise.resolve();
    });
  signedInHint.write(true);
  await start();
  await deliverSession(stored());
  screen.getByRole('button').focus();
  const beforeLeaving = page.deliver;
  await fire(left);
  expect(screen.queryByRole('button')).toBeNull();
  // As browsers do with a hidden element.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  act(() => beforeLeaving(stored()));
  expect(screen.queryByRole('button')).toBeNull();
  await fire(back);
  expect([page.loads, screen.queryByRole('button')]).toEqual([2, null]);
  await deliverSession(stored({ accessToken: 'token-2', member: { ...stored().member, email: 'grace@example.com' } }));
  expect(pageText()).toBe('token-2 of grace@example.com');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('a page that is closed or opened is read once', async () => {
  signedInHint.write(true);
  await start();
  await deliverSession(stored());
  act(() => {
    for (const type of ['pagehide', 'pageshow'])
      window.dispatchEvent(Object.assign(new Event(type), { persisted: false }));
  });
  expect([page.loads, pageText()]).toEqual([1, 'token-1']);
});
