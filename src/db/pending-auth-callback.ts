import { AUTH_CALLBACK_TTL_MS } from '../config/account';
import type { Address } from '../domain/account/session';
import { isRecord } from '../domain/values/guards';
import { createStore } from '../lib/web-storage';

interface PendingCallback {
  readonly pathname: string;
  /** Only the fragment has tokens. */
  readonly hash: string;
  /** ms since 1970 */
  readonly expiresAt: number;
}

const stored = createStore<PendingCallback | null, PendingCallback>(
  'matinee.auth-callback',
  (value) => {
    if (!isRecord(value)) return null;
    const { pathname, hash, expiresAt } = value;
    if (typeof pathname !== 'string' || typeof hash !== 'string' || typeof expiresAt !== 'number') return null;
    return { pathname, hash, expiresAt };
  },
  'sessionStorage',
);

/**
 * The URL of an auth callback (email link or identity provider) for as long as its tokens are valid, so that a reload
 * or a discarded tab doesn't use up a link that works once. In sessionStorage, and cleared as soon as the tokens are
 * used.
 */
export const pendingAuthCallback = {
  write({ pathname, hash }: Address, now: number): void {
    stored.write({ pathname, hash, expiresAt: now + AUTH_CALLBACK_TTL_MS });
  },
  /** The stored URL unless it has expired; an expired one is removed. */
  read(now: number): Address | null {
    const pending = stored.read();
    if (pending && pending.expiresAt > now) return { pathname: pending.pathname, hash: pending.hash, search: '' };
    stored.clear();
    return null;
  },
  clear: stored.clear,
};
