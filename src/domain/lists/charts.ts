import { HERO_COUNT, TOP_COUNT, TRENDING_COUNT } from '../../config/tmdb';
import { type Candidate, type Movie, movieOf } from '../movies/movie';

function firstDistinct(candidates: readonly Candidate[], count: number): Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()].slice(0, count);
}

/** A wide picture of the landing hero, and the movie it is of. */
export interface HeroBackdrop {
  readonly id: number;
  readonly title: string;
  /** The movie database's image path. */
  readonly path: string;
}

/** The landing hero's backdrops, from popular movies: those that have one, the first five. */
export function heroBackdrops(popular: readonly Candidate[]): HeroBackdrop[] {
  const withBackdrop = popular.flatMap(({ id, title, backdropPath }) =>
    backdropPath === null ? [] : [{ id, title, path: backdropPath }],
  );
  return withBackdrop.slice(0, HERO_COUNT);
}

/** The trending block: movies of the day with a poster, the first five. */
export function trendingMovies(day: readonly Candidate[]): Movie[] {
  const withPoster = day.filter(({ posterPath }) => posterPath !== null);
  return firstDistinct(withPoster, TRENDING_COUNT).map((candidate) => movieOf(candidate));
}

/**
 * The Top 50: movies of the week with a poster, the first fifty, ranked from 1. A movie that slid from one page to the
 * next between two requests keeps its first rank.
 */
export function topMovies(week: readonly Candidate[]): Movie[] {
  const withPoster = week.filter(({ posterPath }) => posterPath !== null);
  return firstDistinct(withPoster, TOP_COUNT).map((candidate, index) => ({
    ...movieOf(candidate),
    rank: index + 1,
  }));
}

/** The movie's rank in a ranked list, or null where it is not in it. */
export function rankOf(movies: readonly Movie[], id: number): number | null {
  return movies.find((movie) => movie.id === id)?.rank ?? null;
}
