import { RATING_TIERS } from '../../config/genres';

export type RatingTier = (typeof RATING_TIERS)[number]['tier'] | 'below-average';

/** The tier of a rating from 0 to 10. */
export function ratingTier(rating: number): RatingTier {
  return RATING_TIERS.find(({ from }) => rating >= from)?.tier ?? 'below-average';
}
