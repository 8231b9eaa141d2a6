import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';
import { parseAuthCallback, type AuthCallback } from '../../../src/api/supabase/auth-callback';
import { signInWithTokens } from '../../../src/services/sign-in';
import { type AuthContext, RefreshBackoff } from '../../../src/api/supabase/auth-context';
import { SessionStore } from '../../../src/db/session-store';
import { DeviceDatabase } from '../../../src/db/device-database';
import { ROUTES } from '../../../src/config/routes';

/** The browser's side of signing in, with its storage. */
export interface Device extends AuthContext {
  /** How many token refreshes were requested. */
  readonly refreshes: () => number;
}

/**
 * @param fetching the network; a test's own loses responses
 * @param clock its clock's error in milliseconds
 */
export function newDevice(
  url: string,
  { fetching = fetch, clock = 0 }: { fetching?: typeof fetch; clock?: number } = {},
): Device {
  const database = new DeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  let refreshes = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    supabaseUrl: url,
    anonKey: EMBEDDED_PUBLIC_KEY,
    store: new SessionStore(() => Promise.resolve(database)),
    fetch: (input, init) => {
      if (String(input instanceof Request ? input.url : input).includes('grant_type=refresh_token')) refreshes += 1;
      return fetching(input, init);
    },
    online: () => true,
    now: () => Date.now() + clock,
    withLock: (_, work) => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
    refreshBackoff: new RefreshBackoff(),
    random: () => 0,
    wait: () => Promise.resolve(),
    refreshes: () => refreshes,
  };
}

/** What the app parses from a URL that the auth service redirected to. */
export function callbackAt(address: string): AuthCallback | null {
  const { pathname, search, hash } = new URL(address);
  return parseAuthCallback(
    { pathname, search, hash },
    { reset: [ROUTES.authResetPassword, ROUTES.resetPassword], confirmed: ROUTES.dashboard },
  );
}

/** Consumes the tokens of a URL, as the app does at its start. */
export async function consumeCallback(device: Device, address: string) {
  const callback = callbackAt(address);
  if (callback?.kind !== 'session') throw new Error(`no session in ${address}`);
  return signInWithTokens(device, callback.tokens, () => Promise.resolve(false));
}

/** Where a URL redirects. */
export async function redirectOf(address: string, init: RequestInit = {}): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  const target = answer.headers.get('location');
  if (target === null) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
  return target;
}
