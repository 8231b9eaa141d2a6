import { FILM_PARAMETER, TRAILER_OPEN, TRAILER_PARAMETER } from '../../config/film/address-parameters';
import { movieIdOf } from '../../domain/film/movie-id';

/** What an address says about the film dialogs. `id` is null where it names a film that cannot be one. */
export interface FilmAddress {
  readonly id: number | null;
  readonly trailer: boolean;
}

/** Reads the film dialogs from an address's search, or null where it has none. */
export function filmAddress(search: string): FilmAddress | null {
  const parameters = new URLSearchParams(search);
  const film = parameters.get(FILM_PARAMETER);
  if (film === null) return null;
  return { id: movieIdOf(film), trailer: isTrailerOpen(search) };
}

/** Whether an address asks for the trailer, of the film in its search or of the film that its screen shows. */
export function isTrailerOpen(search: string): boolean {
  return new URLSearchParams(search).get(TRAILER_PARAMETER) === TRAILER_OPEN;
}

/** The same search with its parameters changed. */
export function changedSearch(search: string, change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(search);
  change(parameters);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same search with this film's details open. */
export function searchWithFilm(search: string, id: number): string {
  return changedSearch(search, (parameters) => {
    parameters.set(FILM_PARAMETER, String(id));
    parameters.delete(TRAILER_PARAMETER);
  });
}

/** The same search with the trailer on top of the details. */
export function searchWithTrailer(search: string): string {
  return changedSearch(search, (parameters) => parameters.set(TRAILER_PARAMETER, TRAILER_OPEN));
}

/** The same search with the details alone. */
export function searchWithoutTrailer(search: string): string {
  return changedSearch(search, (parameters) => parameters.delete(TRAILER_PARAMETER));
}

/** The same search without film dialogs. */
export function searchWithoutFilm(search: string): string {
  return changedSearch(search, (parameters) => {
    parameters.delete(FILM_PARAMETER);
    parameters.delete(TRAILER_PARAMETER);
  });
}
