import type { Candidate, MovieSummary } from '../film/film';
import { movieOf } from '../film/film-of';
import { summaryOf } from '../film/film-summary';

/** A movie on a shelf: its card alone, so that no facts are asked for of movies that nobody has looked at. */
export type ShelfMovie = MovieSummary & { readonly id: number };

/**
 * The movies of a list that a shelf shows, in their order: those with a poster, each once.
 * @param leftOut ids of movies that it does not show
 */
export function shelfMovies(listed: readonly Candidate[], leftOut: ReadonlySet<number>): readonly ShelfMovie[] {
  const shown = listed.filter(({ id, posterPath }) => posterPath !== null && !leftOut.has(id));
  const once = new Map(shown.map((candidate) => [candidate.id, candidate]));
  return [...once.values()].map((candidate) => ({ id: candidate.id, ...summaryOf(movieOf(candidate)) }));
}
