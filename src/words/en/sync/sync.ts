import { formatNumber } from '../../format/count-text';

export const SYNC = {
  loading: 'Loading your movies…',
  notLoaded: 'Can’t load your movies yet',
  saved: 'All changes saved',
  waiting: (count: number) => (count === 1 ? '1 change waiting' : `${formatNumber(count)} changes waiting`),
  offline: 'Offline',
  offlineWaiting: (count: number) =>
    count === 1 ? 'Offline, 1 change waiting' : `Offline, ${formatNumber(count)} changes waiting`,
  /** In a few words, for the head of a screen. */
  offlineBriefly: (count: number) => `Offline · ${formatNumber(count)} waiting`,
  failingBriefly: (count: number) => `Not synced · ${formatNumber(count)} waiting`,
  signInNeeded: 'Sign in again to save your changes',
  gone: 'This account no longer exists',
  attention: (count: number) =>
    count === 1 ? '1 change needs attention' : `${formatNumber(count)} changes need attention`,
  seeWhy: 'See why',
} as const;
