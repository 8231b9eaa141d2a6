import type { Candidate, FilmSummary } from '../film/film';
import { filmOf } from '../film/film-of';
import { summaryOf } from '../film/film-summary';

/** A film on a shelf: its card alone, so that no facts are asked for of films that nobody has looked at. */
export type ShelfFilm = FilmSummary & { readonly id: number };

/**
 * The films of a list that a shelf shows, in their order: those with a poster, each once.
 * @param leftOut ids of films that it does not show
 */
export function shelfFilms(listed: readonly Candidate[], leftOut: ReadonlySet<number>): readonly ShelfFilm[] {
  const shown = listed.filter(({ id, posterPath }) => posterPath !== null && !leftOut.has(id));
  const once = new Map(shown.map((candidate) => [candidate.id, candidate]));
  return [...once.values()].map((candidate) => ({ id: candidate.id, ...summaryOf(filmOf(candidate)) }));
}
