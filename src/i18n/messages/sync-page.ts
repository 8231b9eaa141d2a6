import type { Refusal } from '../../domain/marks/sync-error';
import { formatNumber } from '../format';

export const SYNC_PAGE = {
  title: 'Sync',
  lead: 'What’s saved, what’s waiting, and what changed on your other devices.',
  never: 'Not synced on this device yet.',
  syncedAt: (when: string) => `Last synced ${when}.`,
  syncNow: 'Sync now',
  syncing: 'Syncing…',
  /** Why 'Sync now' didn't finish. */
  stopped: {
    offline: 'You’re offline. Your changes will sync when you’re back.',
    signIn: 'Your session ended. Sign in again and your changes will sync.',
    gone: 'This account no longer exists. Signing out clears its data here, except changes that haven’t synced.',
    slow: 'This is taking longer than usual, but it’s still working. If it drags on, free up some space and reload.',
    defect: 'Something went wrong on this page. Reload it; your changes are safe on this device.',
    server: 'We can’t reach the server right now. We’ll keep trying to sync your changes.',
  },
  lowSpace: (megabytes: number) =>
    `This device is nearly full: Matinee has ${megabytes} MB left. Free up some space so we can save what you mark offline.`,
  unsyncedCount: (count: number) =>
    count === 1 ? '1 change is only on this device.' : `${formatNumber(count)} changes are only on this device.`,
  pendingTitle: 'Waiting',
  nothingPending: 'Everything is saved.',
  blockedTitle: 'Needs your attention',
  orphansTitle: 'The server no longer has these changes',
  savedOnce: (when: string) => `saved ${when}`,
  resend: 'Send again',
  dismiss: 'Forget',
  resendAll: 'Send all again',
  dismissAll: 'Forget all',
  oneDismissed: (change: string) => `${change} (forgotten)`,
  dismissed: (count: number) => (count === 1 ? '1 change forgotten' : `${formatNumber(count)} changes forgotten`),
  more: (count: number) => (count === 1 ? 'And 1 more' : `And ${formatNumber(count)} more`),
  moreNote: '“All” includes them.',
  recommended: (count: number) =>
    count === 1 ? '1 movie recommended before' : `${formatNumber(count)} movies recommended before`,
  recommendedNote: 'Send again so we don’t recommend the same movies twice.',
  undoDismissal: 'Undo',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  conflictsTitle: 'Changed elsewhere',
  noConflicts: 'Nothing has changed on your other devices lately.',
  search: 'A search',
  /** @param searches 0 if the search itself is on the server, or wasn't counted */
  ofSearches: (changes: number, searches: number) =>
    searches === 0
      ? `${formatNumber(changes)} recommended movies`
      : `${formatNumber(changes)} changes from ${searches === 1 ? 'one search' : `${formatNumber(searches)} searches`}`,
  added: (time: string) => `added ${time}`,
  reason: {
    offline: 'will sync when you’re online',
    signIn: 'will sync when you sign in again',
    gone: 'your account no longer exists',
    server: 'we couldn’t reach the server, trying again',
    soon: 'on its way',
    refused: (code: string) => `the server refused it (${code})`,
    notUnderstood: 'needs a newer Matinee: reload and try again',
  },
  refusals: {
    'marks-full': 'you’ve reached the limit for marked movies (removed ones count): discard this',
    'recommended-full': 'you’ve reached the limit for recommendations, ratings and dates: discard this',
    'movies-full': 'you’ve reached the limit for adding movies that are new to Matinee: discard this',
    'searches-full': 'you’ve reached the limit for saved searches: discard this',
    forgotten: 'too old to sync: discard it and make the change again',
  } satisfies Record<Refusal, string>,
  /** Accessible name of a button when several have the same text. */
  named: (action: string, about: string) => `${action}: ${about}`,
  retry: 'Try again',
  discard: 'Discard',
  undo: 'Undo',
  overruled: 'Replaced by a newer change on another device.',
  elsewhere: 'Changed on another device.',
} as const;
