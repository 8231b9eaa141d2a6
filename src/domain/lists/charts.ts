import { HERO_COUNT, TOP_COUNT, TRENDING_COUNT } from '../../config/tmdb';
import type { MovieLanguage } from '../../config/streaming';
import { type Candidate, type Movie, movieOf } from '../movies/movie';

function firstDistinct(candidates: readonly Candidate[], count: number): Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()].slice(0, count);
}

/** A backdrop of the landing hero, and its movie. */
export interface HeroBackdrop {
  readonly id: number;
  readonly title: string;
  /** TMDB image path. */
  readonly path: string;
  /** The title's; missing for English. */
  readonly language?: MovieLanguage;
}

/** The landing hero's backdrops: the first five popular movies that have one. */
export function heroBackdrops(popular: readonly Candidate[]): HeroBackdrop[] {
  const withBackdrop = popular.flatMap(({ id, title, backdropPath, translation }) =>
    backdropPath === null ? [] : [{ id, title, path: backdropPath, ...(translation && { language: translation }) }],
  );
  return withBackdrop.slice(0, HERO_COUNT);
}

/** The trending block: today's first five movies with a poster. */
export function trendingMovies(day: readonly Candidate[]): Movie[] {
  const withPoster = day.filter(({ posterPath }) => posterPath !== null);
  return firstDistinct(withPoster, TRENDING_COUNT).map((candidate) => movieOf(candidate));
}

/**
 * The Top 50: this week's first fifty movies with a poster, ranked from 1. If a movie moved to the next page between
 * two requests, its first rank counts.
 */
export function topMovies(week: readonly Candidate[]): Movie[] {
  const withPoster = week.filter(({ posterPath }) => posterPath !== null);
  return firstDistinct(withPoster, TOP_COUNT).map((candidate, index) => ({
    ...movieOf(candidate),
    rank: index + 1,
  }));
}

/** A movie's rank in a ranked list, or null. */
export function rankOf(movies: readonly Movie[], id: number): number | null {
  return movies.find((movie) => movie.id === id)?.rank ?? null;
}
