import { EXPLORER_SEARCHES } from '../../config/account';
import { decadeOf, type ListedMovie } from '../lists/marked-list';

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

/** How many movies have one thing, null for those of which it is not known. */
export type Share<Thing> = readonly [thing: Thing | null, movies: number];

/** How movies spread over decades and genres. A movie counts in each of its genres. */
export interface Distribution {
  /** By the first year of the decade, the latest first; movies of an unknown year last. */
  readonly decades: readonly Share<number>[];
  /** The most frequent first, of equals by name; movies without a known genre last. */
  readonly genres: readonly Share<string>[];
}

function countEach<Thing>(things: Iterable<Thing>): [Thing, number][] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** Those of which it is not known stand last, whatever the order. */
function unknownLast<Thing>(
  shares: [Thing | null, number][],
  order: (one: [Thing, number], other: [Thing, number]) => number,
): readonly Share<Thing>[] {
  const known = shares.flatMap(([thing, movies]): [Thing, number][] => (thing === null ? [] : [[thing, movies]]));
  return [...known.sort(order), ...shares.filter(([thing]) => thing === null)];
}

/** How movies spread over decades and genres, as far as the device knows them. */
export function distributionOf(movies: readonly ListedMovie[]): Distribution {
  const decades = countEach(movies.map(({ card }) => decadeOf(card?.year ?? 0)));
  const genres = countEach(
    movies.flatMap(({ card }): readonly (string | null)[] =>
      card?.genres.length ? [...new Set(card.genres)] : [null],
    ),
  );
  return {
    decades: unknownLast(decades, ([one], [other]) => other - one),
    genres: unknownLast(genres, ([one, movies], [other, others]) => others - movies || (one < other ? -1 : 1)),
  };
}
