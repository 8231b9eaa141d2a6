import {
  CATALOGUE_BYTES,
  CATALOGUE_FADE_MS,
  CATALOGUE_FILMS,
  CATALOGUE_KEPT_MS,
  CATALOGUE_TRIM,
} from '../../config/catalogue/catalogue-limits';
import { provenRating } from '../film/proven-rating';
import type { SeenFilm } from './seen-film';

/** Bytes that a film takes, near enough: its length as JSON. */
export function bytesOf(film: SeenFilm): number {
  return JSON.stringify(film).length;
}

/** @param now milliseconds since 1970 */
export function isKept({ seenAt }: SeenFilm, now: number): boolean {
  return now - seenAt < CATALOGUE_KEPT_MS;
}

function worth(film: SeenFilm, now: number): number {
  return provenRating(film) - (now - film.seenAt) / CATALOGUE_FADE_MS;
}

/**
 * The films that stay: none that is too old, and where they are too many or too large those that are worth most, well
 * rated and lately listed.
 * @param now milliseconds since 1970
 */
export function filmsToKeep(films: readonly SeenFilm[], now: number): readonly SeenFilm[] {
  const fresh = films.filter((film) => isKept(film, now));
  const bytes = fresh.reduce((sum, film) => sum + bytesOf(film), 0);
  if (fresh.length <= CATALOGUE_FILMS && bytes <= CATALOGUE_BYTES) return fresh;
  let room = CATALOGUE_BYTES * CATALOGUE_TRIM;
  return bestFilms(fresh, now, CATALOGUE_FILMS * CATALOGUE_TRIM).filter((film) => (room -= bytesOf(film)) >= 0);
}

/** The films that are worth most, the best first. @param now milliseconds since 1970 */
export function bestFilms(films: readonly SeenFilm[], now: number, count: number): readonly SeenFilm[] {
  return [...films].sort((a, b) => worth(b, now) - worth(a, now)).slice(0, count);
}
