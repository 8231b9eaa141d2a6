import type { Movie } from '../catalog/catalog';
import { hash } from '../movies/hash';
import { createSeededRandom } from '../movies/seeded-random';

export const TRENDING_WINDOWS = ['day', 'week'] as const;
export type TrendingWindow = (typeof TRENDING_WINDOWS)[number];

const DAY_MS = 86_400_000;

/**
 * The number of the UTC day or ISO week of a timestamp. 1 January 1970 was a Thursday, so weeks are shifted by three
 * days.
 */
export function trendingPeriod(window: TrendingWindow, now: number): number {
  const day = Math.floor(now / DAY_MS);
  return window === 'day' ? day : Math.floor((day + 3) / 7);
}

/**
 * The catalog in the trending order of a period: a shuffle weighted by the third power of popularity (votes, rating
 * and recency). The same period gives the same order.
 */
export function trendingMovies(movies: readonly Movie[], window: TrendingWindow, now: number): Movie[] {
  const seed = `${window} ${trendingPeriod(window, now)}`;
  return movies
    .map((movie) => ({ movie, rank: waitingTime(hash(`${seed} ${movie.id}`), movie.popularity ** 3) }))
    .sort((left, right) => left.rank - right.rank || left.movie.id - right.movie.id)
    .map(({ movie }) => movie);
}

/** An exponential waiting time: higher weights come sooner. */
function waitingTime(seed: number, weight: number): number {
  return -Math.log(1 - createSeededRandom(seed).next()) / Math.max(weight, Number.EPSILON);
}
