import { formatNumber, formatRating } from '../../../i18n/format';

/** @param megabytes of 1,000,000 bytes; 1,000 of them are a gigabyte */
const sizeText = (megabytes: number) =>
  megabytes < 1000 ? `${formatRating(megabytes)} MB` : `${formatRating(megabytes / 1000)} GB`;

export const SAVED_MOVIES = {
  title: 'On this device',
  room: (used: number, free: number) => `Using ${sizeText(used)} of ${sizeText(used + free)}.`,
  promised: 'Your browser won’t clear this.',
  notPromised: 'Your browser may clear this if space runs low. Anything in your account will come back.',
  lead: 'Offline searches use these movies. Signing out removes them, but not what’s saved in your account.',
  loading: 'Counting movies…',
  none: 'No movies saved here right now. Matinee will save some while it’s open.',
  kept: (movies: number, posters: number, megabytes: number) =>
    `${formatNumber(movies)} ${movies === 1 ? 'movie' : 'movies'}${posters === 0 ? '' : ` and ${formatNumber(posters)} ${posters === 1 ? 'poster' : 'posters'}`}, ${megabytes < 0.1 ? 'less than 0.1 MB' : `about ${sizeText(megabytes)}`}`,
  unreadable: 'We can’t check what’s saved here. Try again in a moment.',
  retry: 'Try again',
  clear: 'Clear these movies, posters and lists',
  clearing: 'Clearing…',
  cleared: 'Cleared. Your favorites and marks are still here.',
  notCleared: 'We couldn’t clear the movies. Try again in a moment.',
} as const;
