/** A film's title, or what stands for one whose card is not on the device. */
type Title = string;

export const SYNC_PAGE = {
  title: 'Sync',
  lead: 'What is saved, what waits, and what other devices changed.',
  never: 'Not synced yet on this device.',
  syncedAt: (when: string) => `Last synced ${when}.`,
  syncNow: 'Sync now',
  syncing: 'Syncing…',
  waitingTitle: 'Waiting',
  nothingWaits: 'Everything you did on this device is on the server.',
  asideTitle: 'Needs your attention',
  mergesTitle: 'Changed elsewhere',
  noMerges: 'Nothing has changed on your other devices lately.',
  unknownFilm: (id: number): Title => `Film ${id}`,
  favorite: (title: Title, added: boolean) => (added ? `Favorite: ${title}` : `No longer a favorite: ${title}`),
  watched: (title: Title, added: boolean) => (added ? `Watched: ${title}` : `Not watched: ${title}`),
  shown: (title: Title) => `Recommended: ${title}`,
  search: 'A search',
  added: (time: string) => `added ${time}`,
  reason: {
    offline: 'waiting for network',
    signIn: 'waiting for you to sign in again',
    server: 'the server could not be reached, trying again',
    soon: 'on its way',
    refused: (code: string) => `the server refused it (${code})`,
  },
  retry: 'Try again',
  discard: 'Discard',
  undo: 'Undo',
  overruled: 'A newer change from another device won.',
  elsewhere: 'Changed on another device.',
} as const;
