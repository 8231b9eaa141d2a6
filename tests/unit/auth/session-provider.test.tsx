import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServicesProvider } from '../../../src/data/hooks/session/services-context';
import { SessionProvider, useFollowSession, useSession } from '../../../src/data/hooks/session/session-provider';
import { sessionShown } from '../../../src/data/local/device/session-shown-store';
import { signedInHint } from '../../../src/data/local/device/signed-in-hint';
import type { StorageError } from '../../../src/data/local/device/storage-error';
import { DeviceDatabase } from '../../../src/data/local/device/device-database';
import { SessionStore } from '../../../src/data/supabase/session/session-store';
import type { Services } from '../../../src/data/services/services';
import type { Ended, Session } from '../../../src/domain/account/session';
import { eventually } from '../../time/eventually';
import { stored } from './session-row';

const ADA = stored().member.email;

let loads = 0;
let tell: (session: Session | null, ended?: Ended) => void = () => undefined;
let refuse: (error: StorageError) => void = () => undefined;

/** Services whose stored session the test tells. */
function load(): Promise<Services> {
  loads += 1;
  const store = {
    subscribe(listener: (session: Session | null, ended: Ended | null) => void, onError: typeof refuse) {
      tell = (session, ended) => listener(session, ended ?? null);
      refuse = onError;
      return () => undefined;
    },
  };
  return Promise.resolve({ store } as unknown as Services);
}

function Shown() {
  const session = useSession();
  const follow = useFollowSession();
  return (
    <button type="button" onClick={follow}>
      {session.status === 'signed-in' ? session.session.accessToken : session.status}
      {session.status === 'signed-in' && session.session.member.email !== ADA && ` of ${session.session.member.email}`}
      {session.status === 'signed-out' && session.ended && ` by ${session.ended}`}
    </button>
  );
}

/** The stored session is told to the page. */
const hear = (session: Session | null) =>
  act(async () => {
    tell(session);
    await Promise.resolve();
  });

const shown = () => screen.getByRole('button').textContent;

async function start() {
  render(
    <ServicesProvider value={load}>
      <SessionProvider>
        <Shown />
      </SessionProvider>
    </ServicesProvider>,
  );
  await act(() => Promise.resolve());
}

beforeEach(() => {
  loads = 0;
  localStorage.clear();
});
afterEach(cleanup);

it('starts as loading where a session may be stored, and has loaded with the first look at it [STATE-01, STATE-02]', async () => {
  signedInHint.write(true);
  await start();
  expect(shown()).toBe('loading');
  act(() => tell(stored()));
  expect(shown()).toBe('token-1');
});

it('follows every change of the stored session [STATE-02, STATE-03]', async () => {
  signedInHint.write(true);
  await start();
  act(() => tell(stored()));
  expect(shown()).toBe('token-1');
  act(() => tell(stored({ accessToken: 'token-2' })));
  expect(shown()).toBe('token-2');
  const changed = { ...stored().member, email: 'countess@example.com' };
  act(() => tell(stored({ accessToken: 'token-2', member: changed })));
  expect(shown()).toBe('token-2 of countess@example.com');
  signedInHint.write(false);
  act(() => tell(null));
  expect(shown()).toBe('signed-out');
  expect(signedInHint.read()).toBe(false);
});

it('a session that is hinted at and gone was cleared by the browser; one that is left afterwards was not', async () => {
  signedInHint.write(true);
  await start();
  act(() => tell(null));
  expect(shown()).toBe('signed-out by cleared');
  act(() => tell(null));
  expect(shown()).toBe('signed-out by cleared');
  act(() => tell(stored()));
  signedInHint.write(false);
  act(() => tell(null));
  expect(shown()).toBe('signed-out');
  act(() => tell(stored()));
  act(() => tell(null));
  expect(shown()).toBe('signed-out by cleared');
});

it('nobody’s device was cleared who was never signed in on it', async () => {
  await start();
  fireEvent.click(screen.getByRole('button'));
  await act(() => Promise.resolve());
  act(() => tell(null));
  expect(shown()).toBe('signed-out');
});

it('a session that the backend has ended is over here too, and known to be ended by it [STATE-03, ERR-85]', async () => {
  signedInHint.write(true);
  await start();
  act(() => tell(stored()));
  act(() => tell(null, 'session'));
  expect(shown()).toBe('signed-out by session');
  expect(signedInHint.read()).toBe(false);
});

it.each([
  ['a session', (store: SessionStore) => store.write(stored()), 'token-1'],
  [
    'a session that was ended',
    async (store: SessionStore) => {
      await store.write(stored());
      await store.end(stored());
    },
    'signed-out',
  ],
])(
  '%s that is stored is found though the hint of it is lost, and nobody is sent away before',
  async (_, keep, found) => {
    const device = new DeviceDatabase();
    await keep(new SessionStore(() => Promise.resolve(device)));
    await start();
    expect(shown()).toBe('unasked');
    await waitFor(() => expect(loads).toBe(1));
    act(() => tell(found === 'token-1' ? stored() : null));
    expect(shown()).toBe(found);
    await device.delete();
  },
);

it('loads nothing for a visitor, until another tab signs in', async () => {
  await start();
  await waitFor(() => expect([shown(), loads]).toEqual(['signed-out', 0]));
  expect(await indexedDB.databases()).toEqual([]);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.signed-in', newValue: null }));
    await Promise.resolve();
  });
  expect(loads).toBe(0);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'matinee.signed-in', newValue: 'yes' }));
    await Promise.resolve();
  });
  expect(loads).toBe(1);
  act(() => tell(stored()));
  expect(shown()).toBe('token-1');
});

it('what a member was shown in this tab goes when they leave in another one, also after a reload', async () => {
  signedInHint.write(true);
  sessionShown.add([1]);
  await start();
  await hear(stored());
  sessionShown.add([2]);
  expect(sessionShown.read()).toEqual([1, 2]);
  await hear({ ...stored(), accessToken: 'renewed' });
  expect(sessionShown.read()).toEqual([1, 2]);
  await hear(null);
  expect(sessionShown.read()).toEqual([]);

  await hear(stored());
  sessionShown.add([3]);
  cleanup();
  signedInHint.write(true);
  await start();
  await hear({ ...stored(), member: { ...stored().member, id: 'bob' } });
  expect(sessionShown.read()).toEqual([]);
});

it('a device that cannot be read sends nobody away, also without the hint: it is asked again', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    const request = { error: new DOMException('full', 'UnknownError'), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBOpenDBRequest;
  });
  const device = new DeviceDatabase();
  await start();
  expect(shown()).toBe('unasked');
  expect(open).toHaveBeenCalledTimes(1);
  await new SessionStore(() => Promise.resolve(device)).write(stored());
  await eventually(() => expect(loads).toBe(1));
  open.mockRestore();
  await device.delete();
});

it('nor does one that opens what it has and cannot read it', async () => {
  const device = new DeviceDatabase();
  await new SessionStore(() => Promise.resolve(device)).write(stored());
  const count = vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementationOnce(() => {
    const request = { error: new DOMException('full', 'UnknownError'), onerror: () => undefined };
    queueMicrotask(() => request.onerror());
    return request as unknown as IDBRequest<number>;
  });
  await start();
  await eventually(() => expect(loads).toBe(1));
  expect(count).toHaveBeenCalledTimes(2);
  count.mockRestore();
  await device.delete();
});

it.each([
  [true, 'loading'],
  [false, 'unasked'],
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
    refuse(error);
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
  await waitFor(() => expect(loads).toBe(2));
  act(() => tell(stored()));
  expect(shown()).toBe('token-1');
});

it('a browser that keeps nothing has nobody signed in, whatever the hint', async () => {
  signedInHint.write(true);
  await followUnreadable({ reason: 'unavailable' }, 'SecurityError');
  await waitFor(() => expect(shown()).toBe('signed-out'));
});
