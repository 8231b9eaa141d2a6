import type { Refusal } from '../../domain/marks/sync-error';
import { formatNumber } from '../format';

/** A movie's title, or what stands for one whose card is not on the device. */
type Title = string;

export const SYNC_PAGE = {
  title: 'Sync',
  lead: 'What’s saved, what’s waiting, and what changed on your other devices.',
  never: 'Not synced on this device yet.',
  syncedAt: (when: string) => `Last synced ${when}.`,
  syncNow: 'Sync now',
  syncing: 'Syncing…',
  /** What kept 'Sync now' from its end. */
  stopped: {
    offline: 'You’re offline. Your changes will sync when you’re back.',
    signIn: 'Your session ended. Sign in again and your changes will sync.',
    gone: 'This account no longer exists. Signing out clears its data here, except changes that haven’t synced.',
    endless: 'This is taking longer than usual, but it’s still working. If it drags on, free up some space and reload.',
    defect: 'Something went wrong on this page. Reload it; your changes are safe on this device.',
    server: 'We can’t reach the server right now. We’ll keep trying to sync your changes.',
  },
  littleRoom: (megabytes: number) =>
    `This device is nearly full: Matinee has ${megabytes} MB left. Free up some space so we can save what you mark offline.`,
  onlyHere: (count: number) =>
    count === 1 ? '1 change is only on this device.' : `${formatNumber(count)} changes are only on this device.`,
  waitingTitle: 'Waiting',
  nothingWaits: 'Everything is saved.',
  nothingElseWaits: 'Nothing else is waiting.',
  asideTitle: 'Needs your attention',
  lostTitle: 'The server no longer has these changes',
  savedOnce: (when: string) => `saved ${when}`,
  sendAgain: 'Send again',
  letGo: 'Forget',
  sendAllAgain: 'Send all again',
  letAllGo: 'Forget all',
  oneGone: (change: string) => `${change} (forgotten)`,
  gone: (count: number) => (count === 1 ? '1 change forgotten' : `${formatNumber(count)} changes forgotten`),
  more: (count: number) => (count === 1 ? 'And 1 more' : `And ${formatNumber(count)} more`),
  moreNote: '“All” includes them.',
  recommended: (count: number) =>
    count === 1 ? '1 movie recommended before' : `${formatNumber(count)} movies recommended before`,
  recommendedNote: 'Send again so we don’t recommend the same movies twice.',
  takeBack: 'Undo',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  mergesTitle: 'Changed elsewhere',
  noMerges: 'Nothing has changed on your other devices lately.',
  unknownMovie: (id: number): Title => `Movie #${id}`,
  search: 'A search',
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
    'shown-full': 'you’ve reached the limit for recommended movies: discard this',
    'movies-full': 'you’ve reached the limit for adding movies that are new to Matinee: discard this',
    'searches-full': 'you’ve reached the limit for saved searches: discard this',
    forgotten: 'too old to sync: discard it and mark the movie again',
  } satisfies Record<Refusal, string>,
  /** A button's name where several say the same: what is seen on it, and what it is about. */
  named: (action: string, about: string) => `${action}: ${about}`,
  retry: 'Try again',
  discard: 'Discard',
  undo: 'Undo',
  overruled: 'Replaced by a newer change on another device.',
  elsewhere: 'Changed on another device.',
} as const;
