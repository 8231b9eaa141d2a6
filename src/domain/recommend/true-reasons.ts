import type { Reason, Reasoned } from './reasons';

/** Movies without the reasons that hold no longer. @param favorites ids of the member's, as they are now */
export function withValidReasons<T extends Reasoned>(movies: readonly T[], favorites: ReadonlySet<number>): readonly T[] {
  const holds = (reason: Reason): boolean => reason.code !== 'liked' || favorites.has(reason.favorite);
  return movies.map((movie) => (movie.reasons.every(holds) ? movie : { ...movie, reasons: movie.reasons.filter(holds) }));
}
