import { MESSAGES } from '../../config/messages';
import { ratingTier } from '../../domain/rating-tier';

/**
 * A rating with what it means: '8.2/10, Excellent'.
 * @param rating above 0, to 10, with the one decimal that is shown
 */
export function ratingSentence(rating: number): string {
  return MESSAGES.movie.ratingText(rating.toFixed(1), MESSAGES.movie.tier[ratingTier(rating)]);
}
