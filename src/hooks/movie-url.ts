import { MOVIE_PARAMETER, RESULTS_OPEN, RESULTS_PARAMETER, TRAILER_OPEN, TRAILER_PARAMETER } from '../config/routes';
import { movieIdOf } from '../domain/movies/movie';

/** What an address says about the movie dialogs. `id` is null where it names a movie that cannot be one. */
export interface MovieUrl {
  readonly id: number | null;
  readonly trailer: boolean;
}

/** Reads the movie dialogs from an address's search, or null where it has none. */
export function parseMovieUrl(search: string): MovieUrl | null {
  const parameters = new URLSearchParams(search);
  const movie = parameters.get(MOVIE_PARAMETER);
  if (movie === null) return null;
  return { id: movieIdOf(movie), trailer: isTrailerOpen(search) };
}

/** Whether an address asks for the trailer, of the movie in its search or of the movie that its screen shows. */
export function isTrailerOpen(search: string): boolean {
  return new URLSearchParams(search).get(TRAILER_PARAMETER) === TRAILER_OPEN;
}

/** The same search with its parameters changed. */
export function withSearchParams(search: string, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(search);
  change(parameters);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same search with this movie's details open. */
export function searchWithMovie(search: string, id: number): string {
  return withSearchParams(search, (parameters) => {
    parameters.set(MOVIE_PARAMETER, String(id));
    parameters.delete(TRAILER_PARAMETER);
  });
}

/** The same search with the trailer on top of the details. */
export function searchWithTrailer(search: string): string {
  return withSearchParams(search, (parameters) => parameters.set(TRAILER_PARAMETER, TRAILER_OPEN));
}

/** The same search with the details alone. */
export function searchWithoutTrailer(search: string): string {
  return withSearchParams(search, (parameters) => parameters.delete(TRAILER_PARAMETER));
}

/** The same search without movie dialogs. */
export function searchWithoutMovie(search: string): string {
  return withSearchParams(search, (parameters) => {
    parameters.delete(MOVIE_PARAMETER);
    parameters.delete(TRAILER_PARAMETER);
  });
}

/** Whether an address asks for the movies found last. */
export function isResultsOpen(search: string): boolean {
  return new URLSearchParams(search).get(RESULTS_PARAMETER) === RESULTS_OPEN;
}

/** The same search with the results open. */
export function searchWithResults(search: string): string {
  return withSearchParams(search, (parameters) => parameters.set(RESULTS_PARAMETER, RESULTS_OPEN));
}

/** The same search without them. */
export function searchWithoutResults(search: string): string {
  return withSearchParams(search, (parameters) => parameters.delete(RESULTS_PARAMETER));
}
