import { EXPLORER_SEARCHES } from '../../config/account';

/** What is counted of a member (specification, section 3, 'Statistics result'). */
export interface Statistics {
  readonly searchCount: number;
  readonly favoritesCount: number;
  /** Movies recommended to the member. */
  readonly historyCount: number;
  /** The genre searched for most, capitalised; null where there is none. */
  readonly mostSearchedGenre: string | null;
}

/** How often each genre was searched for, all searches counted: most first, of equals the one searched for last. */
export type GenreCounts = readonly (readonly [genre: string, searches: number])[];

/**
 * The most frequent genre that is neither missing nor 'all', with its first letter capitalised; of equals the one that
 * was told first. The capital is all that the specification (section 3) changes: 'scifi' becomes 'Scifi', not the 'Sci-Fi' that
 * cards show.
 * @param told what the server has counted
 * @param besides the genres of searches that it does not know yet
 */
export function mostSearchedGenre(told: GenreCounts, besides: readonly (string | null)[]): string | null {
  const counts = new Map(told);
  for (const genre of besides) {
    if (genre === null || genre === '' || genre === 'all') continue;
    counts.set(genre, (counts.get(genre) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? most[0].charAt(0).toUpperCase() + most[0].slice(1) : null;
}

/** Movies viewed per search; null without searches. */
export function averageViews({ historyCount, searchCount }: Statistics): number | null {
  return searchCount === 0 ? null : historyCount / searchCount;
}

/** Favorites per movie viewed, 1 for as many; null when none was viewed. */
export function favoriteRate({ favoritesCount, historyCount }: Statistics): number | null {
  return historyCount === 0 ? null : favoritesCount / historyCount;
}

/** Searches that count towards the Movie Explorer badge. */
export function explorerProgress({ searchCount }: Statistics): number {
  return Math.min(searchCount, EXPLORER_SEARCHES);
}
