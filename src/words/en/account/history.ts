import { countText } from '../../format/count-text';
import { listText } from '../../format/list-text';

export const HISTORY = {
  title: 'Movie History',
  count: (count: number) =>
    count === 1 ? '1 movie recommended to you' : `${countText(count)} movies recommended to you`,
  latest: (count: number) => `The latest ${countText(count)} are listed.`,
  /** Over a list with films that the device does not know. */
  later: 'Posters and details of the movies without a title will come here in a later update.',
  refresh: 'Refresh History',
  refreshing: 'Refreshing…',
  movie: (id: number) => `Movie #${id}`,
  askedFor: (mood: string, genres: readonly string[]) => `You asked for: ${listText([mood, ...genres])}`,
  loading: 'Loading your history...',
  emptyTitle: 'No History Yet',
  emptyText: 'What Matinee recommends to you is listed here.',
  refreshNow: 'Refresh Now',
  toRecommendations: 'Get Movie Recommendations',
  failedTitle: 'Unable to Load History',
  failed: 'There was an error loading your recommendation history.',
  offline: 'You are offline. This is the history that your device has.',
  unreachable: 'The server cannot be reached. This is the history that your device has.',
  neverHeard: 'The rest comes with the connection.',
} as const;
