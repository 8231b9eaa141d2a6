import { AUTH_CALLBACK_TTL_MS } from '../config/account';
import type { Address } from '../domain/account/session';

const NAME = 'matinee.auth-callback';

/** Expiry time, path and fragment; tokens are only in the fragment. */
const STORED = /^(\d+)([^#]*)(#.*)$/;

/**
 * The URL of an auth callback (email link or identity provider) for as long as its tokens are valid, so that a reload
 * or a discarded tab doesn't use up a link that works once. In sessionStorage, and cleared as soon as the tokens are
 * used.
 */
export const pendingAuthCallback = {
  write({ pathname, hash }: Address, now: number): void {
    try {
      sessionStorage.setItem(NAME, `${now + AUTH_CALLBACK_TTL_MS}${pathname}${hash}`);
    } catch {
      // Storage refused: the link only works until the page is reloaded.
    }
  },
  /** The stored URL unless it has expired; an expired one is removed. */
  read(now: number): Address | null {
    try {
      const [, expiresAt, pathname = '', hash = ''] = STORED.exec(sessionStorage.getItem(NAME) ?? '') ?? [];
      if (Number(expiresAt) > now) return { pathname, hash, search: '' };
      pendingAuthCallback.clear();
    } catch {
      // Storage refused: nothing is stored.
    }
    return null;
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Storage refused: nothing is stored.
    }
  },
};
