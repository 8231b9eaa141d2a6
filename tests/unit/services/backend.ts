import 'fake-indexeddb/auto';
import { DeviceDatabase } from '../../../src/db/device-database';
import { type AuthContext, RefreshBackoff } from '../../../src/api/supabase/auth-context';
import { SessionStore } from '../../../src/db/session-store';
import { NOW } from './session-row';

/** A request as the auth backend receives it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An unsigned token from which the auth library can read the expiry. */
export function tokenExpiringAt(atMs: number): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'ada', exp: Math.floor(atMs / 1000) })}.c2ln`;
}

export const ADA = {
  id: 'ada',
  aud: 'authenticated',
  email: 'ada@example.com',
  created_at: '2025-01-05T10:00:00Z',
  app_metadata: { provider: 'email', providers: ['email'] },
  identities: [{ provider: 'email' }],
  user_metadata: {},
};

export function sessionResponse(fields: Record<string, unknown> = {}) {
  return {
    access_token: tokenExpiringAt(NOW + 3_600_000),
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: 3600,
    user: ADA,
    ...fields,
  };
}

/** An error response of the auth backend. */
export function refusal(status: number, errorCode: string, msg: string, more: Record<string, unknown> = {}): Response {
  return Response.json({ code: status, error_code: errorCode, msg, ...more }, { status });
}

/** Resolves to the response unless the request is aborted first, like the platform's fetch. */
function abortable(answer: Response | Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('The operation timed out.', 'TimeoutError'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    Promise.resolve(answer).then(resolve, reject);
  });
}

/**
 * An auth backend that responds with a function and records the requests and their time limits, with a device of
 * its own.
 */
export async function fakeBackend(answer: (received: Received) => Response | Promise<Response>) {
  const device = new DeviceDatabase();
  await device.session.clear();
  const received: Received[] = [];
  const waits: number[] = [];
  const source: AuthContext = {
    supabaseUrl: 'https://backend.test',
    anonKey: 'public-key',
    now: () => NOW,
    online: () => true,
    store: new SessionStore(() => Promise.resolve(device)),
    withLock: (_, work) => work(),
    refreshBackoff: new RefreshBackoff(),
    random: () => 0,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.text();
      const one: Received = {
        method: request.method,
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      };
      received.push(one);
      return abortable(answer(one), request.signal);
    },
  };
  return { source, device, received, waits };
}
