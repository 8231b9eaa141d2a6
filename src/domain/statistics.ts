import { EXPLORER_SEARCHES } from '../config/account';

/** What is counted of a member (specification, section 3, 'Statistics result'). */
export interface Statistics {
  readonly searchCount: number;
  readonly favoritesCount: number;
  /** Films recommended to the member. */
  readonly historyCount: number;
  /** The genre searched for most, capitalised; null where there is none. */
  readonly mostSearchedGenre: string | null;
}

/** The most frequent genre that is neither missing nor 'all', with its first letter capitalised; the earlier of equals. */
export function mostSearchedGenre(genres: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const genre of genres) {
    if (genre === null || genre === '' || genre === 'all') continue;
    counts.set(genre, (counts.get(genre) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? most[0].charAt(0).toUpperCase() + most[0].slice(1) : null;
}

/** Films viewed per search, with one decimal; '0' without searches. */
export function averageViews({ historyCount, searchCount }: Statistics): string {
  return searchCount === 0 ? '0' : (historyCount / searchCount).toFixed(1);
}

/** Favorites per film viewed as a percentage with one decimal; '0%' when none was viewed. */
export function favoriteRate({ favoritesCount, historyCount }: Statistics): string {
  return historyCount === 0 ? '0%' : `${((favoritesCount / historyCount) * 100).toFixed(1)}%`;
}

/** Searches that count towards the Movie Explorer badge. */
export function explorerProgress({ searchCount }: Statistics): number {
  return Math.min(searchCount, EXPLORER_SEARCHES);
}
