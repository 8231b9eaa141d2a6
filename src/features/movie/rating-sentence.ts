import { MOVIE } from '../../config/messages/movie';
import { ratingTier } from '../../domain/rating-tier';

/**
 * A rating with what it means: '8.2/10, Excellent'.
 * @param rating above 0, to 10, with the one decimal that is shown
 */
export function ratingSentence(rating: number): string {
  return MOVIE.ratingText(rating.toFixed(1), MOVIE.tier[ratingTier(rating)]);
}
