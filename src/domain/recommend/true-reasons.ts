import type { Reason, Reasoned } from './reasons';

/** Films without the reasons that hold no longer. @param favorites ids of the member's, as they are now */
export function withValidReasons<T extends Reasoned>(films: readonly T[], favorites: ReadonlySet<number>): readonly T[] {
  const holds = (reason: Reason): boolean => reason.code !== 'liked' || favorites.has(reason.favorite);
  return films.map((film) => (film.reasons.every(holds) ? film : { ...film, reasons: film.reasons.filter(holds) }));
}
