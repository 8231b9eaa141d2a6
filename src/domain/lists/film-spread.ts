import { decadeOf, type ListedFilm } from './marked-view';

/** How many films have one thing, null for those of which it is not known. */
export type Share<Thing> = readonly [thing: Thing | null, films: number];

/** How films spread over decades and genres. A film counts in each of its genres. */
export interface FilmSpread {
  /** By the first year of the decade, the latest first; films of an unknown year last. */
  readonly decades: readonly Share<number>[];
  /** The most frequent first, of equals by name; films without a known genre last. */
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
  const known = shares.flatMap(([thing, films]): [Thing, number][] => (thing === null ? [] : [[thing, films]]));
  return [...known.sort(order), ...shares.filter(([thing]) => thing === null)];
}

/** How films spread over decades and genres, as far as the device knows them. */
export function filmSpread(films: readonly ListedFilm[]): FilmSpread {
  const decades = countEach(films.map(({ card }) => decadeOf(card?.year ?? 0)));
  const genres = countEach(
    films.flatMap(({ card }): readonly (string | null)[] => (card?.genres.length ? [...new Set(card.genres)] : [null])),
  );
  return {
    decades: unknownLast(decades, ([one], [other]) => other - one),
    genres: unknownLast(genres, ([one, films], [other, others]) => others - films || (one < other ? -1 : 1)),
  };
}
