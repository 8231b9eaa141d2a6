import { HERO_COUNT, TOP_COUNT, TRENDING_COUNT } from '../../config/movie-database/requests';
import type { Candidate, Film } from '../film/film';
import { filmOf } from '../film/film-of';

function firstDistinct(candidates: readonly Candidate[], count: number): Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()].slice(0, count);
}

/** A wide picture of the landing hero, and the film it is of. */
export interface HeroBackdrop {
  readonly id: number;
  readonly title: string;
  /** The movie database's image path. */
  readonly path: string;
}

/** The landing hero's backdrops, from popular films: those that have one, the first five. */
export function heroBackdrops(popular: readonly Candidate[]): HeroBackdrop[] {
  const withBackdrop = popular.flatMap(({ id, title, backdropPath }) =>
    backdropPath === null ? [] : [{ id, title, path: backdropPath }],
  );
  return withBackdrop.slice(0, HERO_COUNT);
}

/** The trending block: films of the day with a poster, the first five. */
export function trendingFilms(day: readonly Candidate[]): Film[] {
  const withPoster = day.filter(({ posterPath }) => posterPath !== null);
  return firstDistinct(withPoster, TRENDING_COUNT).map((candidate) => filmOf(candidate));
}

/**
 * The Top 50: films of the week with a poster, the first fifty, ranked from 1. A film that slid from one page to the
 * next between two requests keeps its first rank.
 */
export function topFilms(week: readonly Candidate[]): Film[] {
  const withPoster = week.filter(({ posterPath }) => posterPath !== null);
  return firstDistinct(withPoster, TOP_COUNT).map((candidate, index) => ({
    ...filmOf(candidate),
    rank: index + 1,
  }));
}

/** The film's rank in a ranked list, or null where it is not in it. */
export function rankOf(films: readonly Film[], id: number): number | null {
  return films.find((film) => film.id === id)?.rank ?? null;
}
