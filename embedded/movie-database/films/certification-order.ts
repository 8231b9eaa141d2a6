/** The ratings of the United States from mild to strict, as TMDB orders them. */
const ORDER = ['NR', 'G', 'PG', 'PG-13', 'R', 'NC-17'];

/** The certifications that `certification.lte` lets through: unrated films are under no bound, so they stay out. */
export function certificationsUpTo(bound: string): ReadonlySet<string> {
  return new Set(ORDER.slice(1, ORDER.indexOf(bound) + 1));
}

export function certificationsFrom(bound: string): ReadonlySet<string> {
  const index = ORDER.indexOf(bound);
  return new Set(index < 0 ? [] : ORDER.slice(Math.max(1, index)));
}
