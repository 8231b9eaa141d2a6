import type { SearchFailure } from '../../api/tmdb/recommendation-search';
import { formatOrList, formatAndList } from '../../i18n/format';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/results';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';

export const QUESTIONNAIRE = {
  heading: 'Find your movie',
  sentence: 'Say it in a sentence',
  sentenceExample: 'Something funny for the kids under 100 minutes',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  back: 'Back',
  next: 'Next',
  getRecommendations: 'Get Recommendations',
  searching: 'Finding the perfect movies...',
  selectGenre: 'Select at least one genre (up to 3)',
  time: 'We have about',
  fromWatchlist: 'From my watchlist',
  fromWatchlistNote: 'Movies that fit come first, then others.',
  backToMovies: (count: number) => `Back to your ${count === 1 ? 'movie' : `${count} movies`}`,
  genreCap: 'You can select up to 3 genres',
  answerConflicts: {
    companyGenre: (genres: readonly string[], partial: boolean) =>
      partial
        ? `Family Movie Night skips ${formatAndList(genres)}. Your other genres stay.`
        : `Family Movie Night skips ${formatAndList(genres)}, so nothing’s left. Change who’s watching, or go back for another genre.`,
    ratingGenre: (genre: string, needs: readonly string[], partial: boolean) =>
      partial
        ? `${genre} movies are usually rated ${formatOrList(needs)}, so they’re left out. Your other genres stay.`
        : `${genre} movies are usually rated ${formatOrList(needs)}, so nothing’s left. Allow ${formatOrList(needs)}, or go back for another genre.`,
    companyRating: (partial: boolean) =>
      partial
        ? 'Family Movie Night skips R. Your other ratings stay.'
        : 'Family Movie Night skips R, so nothing’s left. Allow G, PG or PG-13, or go back and change who’s watching.',
    familyTeens: 'On Family Movie Night, PG-13 movies come from Family and Animation only.',
  },
} as const;

/**
 * The message for a search that found nothing or failed.
 * @param onlyOwn true if it was limited to the viewer's services
 * @param longest its runtime limit in minutes, or null
 */
export function searchErrorMessage({ reason }: SearchFailure, onlyOwn = false, longest: number | null = null): string {
  const time = longest === null ? '' : ` ${RESULTS.onlyUpTo(longest)}`;
  const limits = `${onlyOwn ? ` ${WATCH_PREFERENCES.onlyOwnNothing}` : ''}${time}`;
  if (reason === 'none-left') return `${RESULTS.noneLeft}${limits}`;
  if (reason === 'api-limit-reached') return `${RESULTS.servedNoneLeft}${limits}`;
  if (reason === 'device-none-left') return `${RESULTS.deviceNoneLeft}${time}`;
  if (reason === 'none-match') return `${RESULTS.noneMatch}${limits}`;
  return tmdbErrorMessage(reason, { offline: RESULTS.offline, failed: RESULTS.serviceFailed });
}
