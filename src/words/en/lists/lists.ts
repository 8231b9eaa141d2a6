/** Words that every list of the movie database shares. */
export const LISTS = {
  loading: 'Loading films…',
  updatedNow: 'Updated just now',
  /** @param ago such as '5 hours ago' */
  updated: (ago: string) => `Updated ${ago}`,
  offlineEmptyTitle: 'No connection yet',
  offlineEmpty: 'This list has not been on your device before. It appears as soon as there is a connection.',
  emptyTitle: 'Nothing here yet',
  empty: 'The movie database has no films for this list right now.',
  retry: 'Try again',
} as const;
