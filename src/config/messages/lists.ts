/** Words that every list of the movie database shares. */
export const LISTS = {
  loading: 'Loading films…',
  updatedNow: 'Updated just now',
  updated: (count: number, unit: 'minute' | 'hour' | 'day') => `Updated ${count} ${unit}${count === 1 ? '' : 's'} ago`,
  offline: 'You are offline.',
  notReached: 'The movie database does not answer right now.',
  offlineEmptyTitle: 'No connection yet',
  offlineEmpty: 'This list has not been on your device before. It appears as soon as there is a connection.',
  retry: 'Try again',
} as const;
