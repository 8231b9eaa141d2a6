import { MOVIE } from '../../../words/en/film/movie';
import { formatRating } from '../../../i18n/format';
import { ratingTier } from '../../../domain/movies/movie';

/**
 * A rating with what it means: '8.2/10, Excellent'.
 * @param rating above 0, to 10, with the one decimal that is shown
 */
export function ratingMessage(rating: number): string {
  return MOVIE.ratingText(formatRating(rating), MOVIE.tier[ratingTier(rating)]);
}
