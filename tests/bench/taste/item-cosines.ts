/** Movies liked by the same people, computed from everybody's likes but one person's. */
export interface ItemCosines {
  /** The cosine of a movie with each one that somebody liked too, without one person's likes. */
  readonly of: (movie: number, without: number) => ReadonlyMap<number, number>;
  /** How many people liked a movie, without one person. */
  readonly likers: (movie: number, without: number) => number;
}

/** @param likes what each person liked */
export function createItemCosines(likes: readonly (readonly number[])[]): ItemCosines {
  const likers = new Map<number, number[]>();
  for (const [person, movies] of likes.entries())
    for (const movie of movies) {
      const known = likers.get(movie);
      if (known) known.push(person);
      else likers.set(movie, [person]);
    }
  const sets = likes.map((movies) => new Set(movies));

  function count(movie: number, without: number): number {
    return (likers.get(movie)?.length ?? 0) - (sets[without]?.has(movie) === true ? 1 : 0);
  }

  return {
    likers: count,
    of(movie, without) {
      const both = new Map<number, number>();
      for (const person of likers.get(movie) ?? [])
        if (person !== without) for (const other of likes[person] ?? []) both.set(other, (both.get(other) ?? 0) + 1);
      both.delete(movie);
      const own = count(movie, without);
      for (const [other, shared] of both) both.set(other, shared / Math.sqrt(own * count(other, without)));
      return both;
    },
  };
}

/** The nearest of a movie's cosines: what a movie database would recommend beside it. */
export function nearest(cosines: ReadonlyMap<number, number>, count: number): readonly number[] {
  return [...cosines]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, count)
    .map(([movie]) => movie);
}
