import type { Refusal } from '../../../domain/marks/refusal';
import { countText } from '../../format/count-text';

/** A film's title, or what stands for one whose card is not on the device. */
type Title = string;

export const SYNC_PAGE = {
  title: 'Sync',
  lead: 'What is saved, what waits, and what other devices changed.',
  never: 'Not synced yet on this device.',
  syncedAt: (when: string) => `Last synced ${when}.`,
  syncNow: 'Sync now',
  syncing: 'Syncing…',
  /** What kept 'Sync now' from its end. */
  stopped: {
    offline: 'There is no network. What waits is sent when it is back.',
    signIn: 'Your session has ended. Sign in again, and what waits is sent.',
    gone: 'Your account is no longer on the server. Signing out removes what this device keeps of it, but for changes that were not sent.',
    endless:
      'This takes unusually long, and goes on by itself. If the device is full or busy, free some space, close other tabs and reload.',
    defect: 'Something went wrong on this page. Reload it; what waits is kept on this device.',
    server: 'The server cannot be reached or is in trouble. What waits is tried again by itself.',
  },
  littleRoom: (megabytes: number) =>
    `This device is nearly full: ${megabytes} MB are left for Matinee. Free some space, or what you mark without a network may not be kept.`,
  onlyHere: (count: number) =>
    count === 1 ? '1 change is on this device alone.' : `${countText(count)} changes are on this device alone.`,
  waitingTitle: 'Waiting',
  nothingWaits: 'Everything you did on this device is on the server.',
  nothingElseWaits: 'Nothing else waits.',
  asideTitle: 'Needs your attention',
  lostTitle: 'These changes were saved once, and the server no longer has them',
  savedOnce: (when: string) => `saved ${when}`,
  sendAgain: 'Send again',
  letGo: 'Let go',
  sendAllAgain: 'Send all again',
  letAllGo: 'Let all go',
  oneGone: (change: string) => `Let go: ${change}`,
  gone: (count: number) => (count === 1 ? '1 change let go' : `${countText(count)} changes let go`),
  more: (count: number) => (count === 1 ? 'And 1 more' : `And ${countText(count)} more`),
  moreNote: 'They go with all.',
  recommended: (count: number) =>
    count === 1 ? '1 film recommended before' : `${countText(count)} films recommended before`,
  recommendedNote: 'Sent again, they are not recommended anew.',
  takeBack: 'Take back',
  showAll: (count: number) => `Show all ${countText(count)}`,
  mergesTitle: 'Changed elsewhere',
  noMerges: 'Nothing has changed on your other devices lately.',
  unknownFilm: (id: number): Title => `Film ${id}`,
  search: 'A search',
  added: (time: string) => `added ${time}`,
  reason: {
    offline: 'waiting for network',
    signIn: 'waiting for you to sign in again',
    gone: 'your account is no longer on the server',
    server: 'the server could not be reached, trying again',
    soon: 'on its way',
    refused: (code: string) => `the server refused it (${code})`,
    notUnderstood: 'the server answered in a way that needs a newer Matinee, reload and try again',
  },
  refusals: {
    'marks-full': 'your account holds as many marked movies as it can, removed ones included, you can discard this',
    'shown-full': 'your account holds as many recommended movies as it can, you can discard this',
    'films-full': 'your account has added as many new movies as it can, try one that others know',
    'searches-full': 'your account holds as many searches as it can, you can discard this',
    forgotten: 'this is older than what the server remembers of the movie, discard it and mark the movie anew',
  } satisfies Record<Refusal, string>,
  /** A button's name where several say the same: what is seen on it, and what it is about. */
  named: (action: string, about: string) => `${action}: ${about}`,
  retry: 'Try again',
  discard: 'Discard',
  undo: 'Undo',
  overruled: 'A newer change from another device won.',
  elsewhere: 'Changed on another device.',
} as const;
