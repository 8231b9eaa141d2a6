import { EVENING_ENDS_MS } from '../../config/account';
import { createDateFormat, formatNumber, formatUnitList, LOCALE } from '../../i18n/format';

const longDay = createDateFormat(LOCALE, { dateStyle: 'full' });

/** The day of an evening, 'Sunday, January 5, 2025': an hour after midnight still belongs to it. */
export const formatEvening = (ms: number): string => longDay(ms - EVENING_ENDS_MS);

export const HISTORY = {
  title: 'Movie History',
  count: (count: number) =>
    count === 1 ? '1 movie recommended to you' : `${formatNumber(count)} movies recommended to you`,
  latest: (count: number) => `Showing the latest ${formatNumber(count)}.`,
  /** Shown above a list with movies the device doesn't know. */
  untitled: 'Details for untitled movies will come in a later update.',
  refresh: 'Refresh History',
  refreshing: 'Refreshing…',
  movie: (id: number) => `Movie #${id}`,
  answers: (mood: string, genres: readonly string[]) => `You asked for: ${formatUnitList([mood, ...genres])}`,
  /** Above movies of another device, or of a search long ago. */
  withoutSearch: 'Also recommended',
  loading: 'Loading your history…',
  emptyTitle: 'No History Yet',
  emptyText: 'Movies Matinee recommends will show up here.',
  refreshNow: 'Refresh Now',
  toRecommendations: 'Get Movie Recommendations',
  failedTitle: 'Unable to Load History',
  failed: 'There was an error loading your recommendation history.',
  offline: 'You’re offline. Showing the history saved here.',
  unreachable: 'We can’t reach the server. Showing the history saved here.',
  incomplete: 'The rest will load later.',
} as const;
