/** Lowest rating of each tier, best first (specification, section 9). */
export const RATING_TIERS = [
  { from: 8.5, tier: 'masterpiece' },
  { from: 7.5, tier: 'excellent' },
  { from: 6.5, tier: 'very-good' },
  { from: 5.5, tier: 'good' },
  { from: 4.5, tier: 'average' },
] as const;
