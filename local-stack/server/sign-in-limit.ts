import { createHash } from 'node:crypto';
import type { Part } from '../host/request-handler';

/** Wrong passwords that an account takes within a window. */
const TRIES = 10;
const WINDOW_MS = 5 * 60_000;

/** A window of tries for one account. */
interface Window {
  readonly end: number;
  tries: number;
}

/**
 * Puts a limit on guessing passwords before an auth service: an account takes ten tries in five minutes, and answers 429
 * with the seconds to wait after them. Tries are counted by account: behind a proxy all callers share one address.
 * @param now milliseconds since 1970
 */
export function limitSignIns(service: Part, now: () => number): Part {
  const windows = new Map<string, Window>();

  /** Counts a try before its outcome is known, so that tries made at once are counted too. */
  function waitFor(account: string): number {
    const time = now();
    for (const [key, { end }] of windows) if (end <= time) windows.delete(key);
    const window = windows.get(account) ?? { end: time + WINDOW_MS, tries: 0 };
    windows.set(account, window);
    if (window.tries >= TRIES) return window.end - time;
    window.tries += 1;
    return 0;
  }

  return {
    has: (pathname) => service.has(pathname),
    async fetch(request) {
      if (!isSignIn(request)) return service.fetch(request);
      const body = await request.text();
      const account = accountIn(body);
      const wait = waitFor(account);
      if (wait > 0) return refusal(wait);
      const { url, method, headers } = request;
      const answer = await service.fetch(new Request(url, { method, headers, body }));
      if (answer.ok) windows.delete(account);
      return answer;
    },
  };
}

function isSignIn({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
}

/** A name for the account that a sign-in means, of one length however long its e-mail is. */
function accountIn(body: string): string {
  return createHash('sha256').update(emailIn(body).trim().toLowerCase()).digest('base64');
}

function emailIn(body: string): string {
  try {
    const value: unknown = JSON.parse(body);
    const email = typeof value === 'object' && value !== null && 'email' in value ? value.email : '';
    return typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
}

/** The auth service's own shape of a refusal. */
function refusal(waitMs: number): Response {
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429, headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } },
  );
}
