/** Last rank of each tier; what comes after is slate (specification, section 9, Rank tiers and colours). */
const LAST_OF_TIER = { gold: 3, grey: 10, amber: 25 } as const;

export type RankTier = keyof typeof LAST_OF_TIER | 'slate';

/** Tier, and so the badge colour, of a rank counted from 1. */
export function rankTier(rank: number): RankTier {
  if (rank <= LAST_OF_TIER.gold) return 'gold';
  if (rank <= LAST_OF_TIER.grey) return 'grey';
  return rank <= LAST_OF_TIER.amber ? 'amber' : 'slate';
}
