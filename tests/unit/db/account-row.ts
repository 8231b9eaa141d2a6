import type { AccountData } from '../../../src/db/account-cache';
import type { Badge } from '../../../src/domain/account/badge';

export const EXPLORER: Badge = {
  id: 'movie-explorer',
  name: 'Movie Explorer',
  description: 'Complete 10 searches',
  icon: 'Search',
  color: 'blue',
  requirement: 'search_count',
  required: 10,
};
export const FIRST_LOVE: Badge = {
  ...EXPLORER,
  id: 'first-love',
  name: 'First Love',
  requirement: 'favorites_count',
  required: 1,
};

/** The account as the server returns it, with these badges earned. */
export function accountWith(earned: readonly Badge[], fields: Partial<AccountData> = {}): AccountData {
  return {
    fetchedAt: 1000,
    badges: [EXPLORER, FIRST_LOVE],
    earned: earned.map((badge) => ({ badge, earnedAt: '2025-01-05T12:00:00.000Z' })),
    searchCount: 0,
    genreCounts: [],
    ...fields,
  };
}
