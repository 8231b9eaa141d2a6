// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ServicesProvider } from '../../../src/data/hooks/services-context';
import { SessionProvider, useFollowSession, useSession } from '../../../src/data/hooks/session-provider';
import { signedInHint } from '../../../src/data/local/signed-in-hint';
import type { Services } from '../../../src/data/services';
import type { Session } from '../../../src/domain/session';
import { stored } from './session-row';

let loads = 0;
let tell: (session: Session | null) => void = () => undefined;

/** Services whose stored session the test tells. */
function load(): Promise<Services> {
  loads += 1;
  const store = {
    subscribe(listener: (session: Session | null) => void) {
      tell = listener;
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
    </button>
  );
}

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
  act(() => tell(null));
  expect(shown()).toBe('signed-out');
  act(() => tell(stored()));
  expect(shown()).toBe('token-1');
  act(() => tell(stored({ accessToken: 'token-2' })));
  expect(shown()).toBe('token-2');
  act(() => tell(null));
  expect(shown()).toBe('signed-out');
  expect(signedInHint.read()).toBe(false);
});

it('loads nothing for a visitor, until another tab signs in', async () => {
  await start();
  expect([shown(), loads]).toEqual(['signed-out', 0]);
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
