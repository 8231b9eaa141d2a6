import { MOVIE_PARAMETER, RESULTS_OPEN, RESULTS_PARAMETER, TRAILER_OPEN, TRAILER_PARAMETER } from '../config/routes';
import { movieIdOf } from '../domain/movies/movie';

/** The movie dialogs of a URL. `id` is null if it is invalid. */
export interface MovieUrl {
  readonly id: number | null;
  readonly trailer: boolean;
}

/** Parses the movie dialogs of a query string; null if there are none. */
export function parseMovieUrl(search: string): MovieUrl | null {
  const parameters = new URLSearchParams(search);
  const movie = parameters.get(MOVIE_PARAMETER);
  if (movie === null) return null;
  return { id: movieIdOf(movie), trailer: isTrailerOpen(search) };
}

/** True if the trailer is open, over the dialog or over the movie's own screen. */
export function isTrailerOpen(search: string): boolean {
  return new URLSearchParams(search).get(TRAILER_PARAMETER) === TRAILER_OPEN;
}

/** The query string with changed parameters. */
export function withSearchParams(search: string, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(search);
  change(parameters);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query string with this movie's dialog open. */
export function searchWithMovie(search: string, id: number): string {
  return withSearchParams(search, (parameters) => {
    parameters.set(MOVIE_PARAMETER, String(id));
    parameters.delete(TRAILER_PARAMETER);
  });
}

/** The query string with the trailer open. */
export function searchWithTrailer(search: string): string {
  return withSearchParams(search, (parameters) => parameters.set(TRAILER_PARAMETER, TRAILER_OPEN));
}

/** The query string with the trailer closed. */
export function searchWithoutTrailer(search: string): string {
  return withSearchParams(search, (parameters) => parameters.delete(TRAILER_PARAMETER));
}

/** The query string without movie dialogs. */
export function searchWithoutMovie(search: string): string {
  return withSearchParams(search, (parameters) => {
    parameters.delete(MOVIE_PARAMETER);
    parameters.delete(TRAILER_PARAMETER);
  });
}

/** True if the results dialog is open. */
export function isResultsOpen(search: string): boolean {
  return new URLSearchParams(search).get(RESULTS_PARAMETER) === RESULTS_OPEN;
}

/** The query string with the results dialog open. */
export function searchWithResults(search: string): string {
  return withSearchParams(search, (parameters) => parameters.set(RESULTS_PARAMETER, RESULTS_OPEN));
}

/** The query string without the results dialog. */
export function searchWithoutResults(search: string): string {
  return withSearchParams(search, (parameters) => parameters.delete(RESULTS_PARAMETER));
}
