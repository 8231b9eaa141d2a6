import { formatNumber } from '../format';
import { STORAGE } from './shell';

export const SYNC = {
  loading: 'Loading your movies…',
  notLoaded: 'Can’t load your movies yet',
  saved: 'All changes saved',
  waiting: (count: number) => (count === 1 ? '1 change waiting' : `${formatNumber(count)} changes waiting`),
  offline: 'Offline',
  offlineWaiting: (count: number) =>
    count === 1 ? 'Offline, 1 change waiting' : `Offline, ${formatNumber(count)} changes waiting`,
  /** Short, for the header of a screen. */
  offlineBriefly: (count: number) => `Offline · ${formatNumber(count)} waiting`,
  failingBriefly: (count: number) => `Not synced · ${formatNumber(count)} waiting`,
  signInNeeded: 'Sign in again to save your changes',
  gone: 'This account no longer exists',
  attention: (count: number) =>
    count === 1 ? '1 change needs attention' : `${formatNumber(count)} changes need attention`,
  seeWhy: 'See why',
} as const;

/** Why a member's movies aren't on this device yet. */
export const NOT_SYNCED_YET = {
  offline: 'You’re offline and your movies aren’t on this device yet. They’ll load when you’re back.',
  failed: 'We can’t load your movies right now. They’ll appear as soon as the server answers.',
} as const;

/** Whether Matinee can open offline on this device. */
export const OFFLINE_READINESS = {
  ready: 'Matinee works offline on this device.',
  'not-yet': 'Not ready for offline yet. Leave Matinee open a little longer.',
  refused: 'This browser doesn’t allow offline use (private windows often don’t). Online, everything works.',
} as const;

/** Why a server response couldn't be stored on the device, and what to do. */
export const SYNC_STORAGE = {
  full: 'This device is full, so we couldn’t finish syncing. Free up some space and try again.',
  blocked: STORAGE.blocked,
  newer: STORAGE.newer,
  unreadable: STORAGE.unreadable,
  unavailable: STORAGE.unavailable,
} as const;

export const BADGE_NEWS = {
  earned: (name: string) => `Badge earned: ${name}`,
} as const;

/** The result of a sign-out. */
export const SIGN_OUT_RESULT = {
  /** The session couldn't be removed, or a chunk failed to load. */
  failed: 'You’re still signed in.',
  notWiped: 'You’re signed out, but we couldn’t clear this device. Clear this site’s data in your browser.',
  /** Another member's data, after a sign-in. */
  leftover: 'We couldn’t remove the previous member’s data from this device yet. We’ll try again next time.',
} as const;
