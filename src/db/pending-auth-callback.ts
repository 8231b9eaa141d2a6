import { AUTH_CALLBACK_TTL_MS } from '../config/account';
import type { Address } from '../domain/account/session';

const NAME = 'matinee.arrival';

/** When it ends, the path and the fragment: tokens stand in the fragment alone. */
const KEPT = /^(\d+)([^#]*)(#.*)$/;

/**
 * The address that a mail's link or the identity provider opened this tab with, for as long as its tokens are good: a
 * reload, or a tab that the browser put away meanwhile, must not use up a link that works once. In the tab's session
 * alone, and cleared as soon as the tokens are used.
 */
export const pendingAuthCallback = {
  keep({ pathname, hash }: Address, now: number): void {
    try {
      sessionStorage.setItem(NAME, `${now + AUTH_CALLBACK_TTL_MS}${pathname}${hash}`);
    } catch {
      // Storage refused: then the link is good for this page alone.
    }
  },
  /** What is kept and has not ended; what has ended is removed. */
  read(now: number): Address | null {
    try {
      const [, until, pathname = '', hash = ''] = KEPT.exec(sessionStorage.getItem(NAME) ?? '') ?? [];
      if (Number(until) > now) return { pathname, hash, search: '' };
      pendingAuthCallback.clear();
    } catch {
      // Storage refused: nothing is in it.
    }
    return null;
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Storage refused: then nothing is in it either.
    }
  },
};
