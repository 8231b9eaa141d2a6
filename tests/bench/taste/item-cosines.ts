/** Films liked by the same people, as somebody sees them who knows everybody but one. */
export interface ItemCosines {
  /** The cosine of a film with each one that shares somebody who liked both, but for one person's likes. */
  readonly of: (film: number, without: number) => ReadonlyMap<number, number>;
  /** How many liked a film, without one person. */
  readonly likers: (film: number, without: number) => number;
}

/** @param likes what each person liked */
export function createItemCosines(likes: readonly (readonly number[])[]): ItemCosines {
  const likers = new Map<number, number[]>();
  for (const [person, films] of likes.entries())
    for (const film of films) {
      const known = likers.get(film);
      if (known) known.push(person);
      else likers.set(film, [person]);
    }
  const sets = likes.map((films) => new Set(films));

  function count(film: number, without: number): number {
    return (likers.get(film)?.length ?? 0) - (sets[without]?.has(film) === true ? 1 : 0);
  }

  return {
    likers: count,
    of(film, without) {
      const both = new Map<number, number>();
      for (const person of likers.get(film) ?? [])
        if (person !== without) for (const other of likes[person] ?? []) both.set(other, (both.get(other) ?? 0) + 1);
      both.delete(film);
      const mine = count(film, without);
      for (const [other, shared] of both) both.set(other, shared / Math.sqrt(mine * count(other, without)));
      return both;
    },
  };
}

/** The nearest of a film's cosines: what a movie database would recommend beside it. */
export function nearest(cosines: ReadonlyMap<number, number>, count: number): readonly number[] {
  return [...cosines]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, count)
    .map(([film]) => film);
}
