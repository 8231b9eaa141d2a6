import { decadeOf, type ListedMovie } from './marked-view';

/** How many movies have one thing, null for those of which it is not known. */
export type Share<Thing> = readonly [thing: Thing | null, movies: number];

/** How movies spread over decades and genres. A movie counts in each of its genres. */
export interface MovieSpread {
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
export function movieSpread(movies: readonly ListedMovie[]): MovieSpread {
  const decades = countEach(movies.map(({ card }) => decadeOf(card?.year ?? 0)));
  const genres = countEach(
    movies.flatMap(({ card }): readonly (string | null)[] => (card?.genres.length ? [...new Set(card.genres)] : [null])),
  );
  return {
    decades: unknownLast(decades, ([one], [other]) => other - one),
    genres: unknownLast(genres, ([one, movies], [other, others]) => others - movies || (one < other ? -1 : 1)),
  };
}
