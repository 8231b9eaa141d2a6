/** Words that every list of the movie database shares. */
export const LISTS = {
  loading: 'Loading movies…',
  updatedNow: 'Updated just now',
  /** @param ago such as '5 hours ago' */
  updated: (ago: string) => `Updated ${ago}`,
  offlineEmptyTitle: 'You’re offline',
  offlineEmpty: 'This list isn’t saved on your device yet. It will load when you’re back.',
  emptyTitle: 'Nothing here yet',
  empty: 'There are no movies in this list right now.',
  retry: 'Try again',
} as const;
