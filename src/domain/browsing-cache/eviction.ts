import {
  BROWSING_CACHE_BYTES_LIMIT,
  BROWSING_CACHE_HALF_LIFE_MS,
  BROWSING_CACHE_MOVIES_LIMIT,
  BROWSING_CACHE_TTL_MS,
  BROWSING_CACHE_TRIM,
} from '../../config/cache';
import { provenRating } from '../movies/movie';
import type { CachedMovie } from './cached-movie';

/** Approximate size of a movie: its length as JSON. */
export function bytesOf(movie: CachedMovie): number {
  return JSON.stringify(movie).length;
}

/** @param now milliseconds since the epoch */
export function isRetained({ seenAt }: CachedMovie, now: number): boolean {
  return now - seenAt < BROWSING_CACHE_TTL_MS;
}

function rankFor(movie: CachedMovie, now: number): number {
  return provenRating(movie) - (now - movie.seenAt) / BROWSING_CACHE_HALF_LIFE_MS;
}

/**
 * The movies to keep: not expired, and if there are too many or they take too much space, the best ones, by rating and
 * how recently they were listed.
 * @param now milliseconds since the epoch
 */
export function moviesToKeep(movies: readonly CachedMovie[], now: number): readonly CachedMovie[] {
  const retained = movies.filter((movie) => isRetained(movie, now));
  const bytes = retained.reduce((sum, movie) => sum + bytesOf(movie), 0);
  if (retained.length <= BROWSING_CACHE_MOVIES_LIMIT && bytes <= BROWSING_CACHE_BYTES_LIMIT) return retained;
  let bytesLeft = BROWSING_CACHE_BYTES_LIMIT * BROWSING_CACHE_TRIM;
  return bestMovies(retained, now, BROWSING_CACHE_MOVIES_LIMIT * BROWSING_CACHE_TRIM).filter(
    (movie) => (bytesLeft -= bytesOf(movie)) >= 0,
  );
}

/** The best movies, best first. @param now milliseconds since the epoch */
export function bestMovies(movies: readonly CachedMovie[], now: number, count: number): readonly CachedMovie[] {
  return [...movies].sort((a, b) => rankFor(b, now) - rankFor(a, now)).slice(0, count);
}
