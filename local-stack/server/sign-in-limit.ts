import { createHash } from 'node:crypto';
import type { RouteHandler } from '../host/request-handler';

/** Wrong passwords allowed per account and window. */
const MAX_ATTEMPTS = 10;
const WINDOW_MS = 5 * 60_000;

/** A window of attempts for one account. */
interface Window {
  readonly end: number;
  attempts: number;
}

/**
 * Rate-limits password attempts: an account has ten in five minutes, then gets 429 with the seconds to wait. Counted by
 * account, since behind a proxy all clients share one address.
 * @param now milliseconds since 1970
 */
export function limitSignIns(service: RouteHandler, now: () => number): RouteHandler {
  const windows = new Map<string, Window>();

  /** Counts an attempt before its outcome is known, so that concurrent attempts count too. */
  function attemptDelay(account: string): number {
    const time = now();
    for (const [key, { end }] of windows) if (end <= time) windows.delete(key);
    const window = windows.get(account) ?? { end: time + WINDOW_MS, attempts: 0 };
    windows.set(account, window);
    if (window.attempts >= MAX_ATTEMPTS) return window.end - time;
    window.attempts += 1;
    return 0;
  }

  return {
    has: (pathname) => service.has(pathname),
    async fetch(request) {
      if (!isSignIn(request)) return service.fetch(request);
      const body = await request.text();
      const account = accountIn(body);
      const wait = attemptDelay(account);
      if (wait > 0) return refusal(wait);
      const { url, method, headers } = request;
      const response = await service.fetch(new Request(url, { method, headers, body }));
      if (response.ok) windows.delete(account);
      return response;
    },
  };
}

function isSignIn({ method, url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
}

/** A fixed-length key for the account of a sign-in. */
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

/** An error in the auth service's format. */
function refusal(waitMs: number): Response {
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    { status: 429, headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } },
  );
}
