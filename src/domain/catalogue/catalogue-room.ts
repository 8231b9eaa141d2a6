import {
  BROWSING_CACHE_BYTES_LIMIT,
  BROWSING_CACHE_HALF_LIFE_MS,
  BROWSING_CACHE_MOVIES_LIMIT,
  BROWSING_CACHE_TTL_MS,
  BROWSING_CACHE_TRIM,
} from '../../config/catalogue/catalogue-limits';
import { provenRating } from '../film/proven-rating';
import type { CachedMovie } from './seen-film';

/** Bytes that a film takes, near enough: its length as JSON. */
export function bytesOf(film: CachedMovie): number {
  return JSON.stringify(film).length;
}

/** @param now milliseconds since 1970 */
export function isRetained({ seenAt }: CachedMovie, now: number): boolean {
  return now - seenAt < BROWSING_CACHE_TTL_MS;
}

function worth(film: CachedMovie, now: number): number {
  return provenRating(film) - (now - film.seenAt) / BROWSING_CACHE_HALF_LIFE_MS;
}

/**
 * The films that stay: none that is too old, and where they are too many or too large those that are worth most, well
 * rated and lately listed.
 * @param now milliseconds since 1970
 */
export function moviesToKeep(films: readonly CachedMovie[], now: number): readonly CachedMovie[] {
  const fresh = films.filter((film) => isRetained(film, now));
  const bytes = fresh.reduce((sum, film) => sum + bytesOf(film), 0);
  if (fresh.length <= BROWSING_CACHE_MOVIES_LIMIT && bytes <= BROWSING_CACHE_BYTES_LIMIT) return fresh;
  let room = BROWSING_CACHE_BYTES_LIMIT * BROWSING_CACHE_TRIM;
  return bestFilms(fresh, now, BROWSING_CACHE_MOVIES_LIMIT * BROWSING_CACHE_TRIM).filter((film) => (room -= bytesOf(film)) >= 0);
}

/** The films that are worth most, the best first. @param now milliseconds since 1970 */
export function bestFilms(films: readonly CachedMovie[], now: number, count: number): readonly CachedMovie[] {
  return [...films].sort((a, b) => worth(b, now) - worth(a, now)).slice(0, count);
}
