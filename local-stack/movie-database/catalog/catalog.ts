import { releaseYear, type MovieFacts } from '../movies/movie-facts';
import { assignOwnIds, movieKey } from '../movies/movie-id';

/** A movie in the database. */
export interface Movie extends MovieFacts {
  readonly id: number;
  readonly popularity: number;
  readonly posterPath: string;
  readonly backdropPath: string | null;
}

export interface Catalog {
  readonly movies: readonly Movie[];
  readonly byId: ReadonlyMap<number, Movie>;
}

/** Adds ids, popularity and image paths to the movies. */
export function buildCatalog(all: readonly MovieFacts[]): Catalog {
  const newestYear = all.reduce((newest, movie) => Math.max(newest, releaseYear(movie)), 0);
  const keyOf = (movie: MovieFacts): string => movieKey(movie.title, releaseYear(movie));
  const ownIds = assignOwnIds(all.filter((movie) => movie.id === null).map(keyOf));
  const movies = all.flatMap((facts): Movie[] => {
    const id = facts.id ?? ownIds.get(keyOf(facts));
    if (id === undefined) return [];
    const pictures = { posterPath: `/poster-${id}.svg`, backdropPath: `/backdrop-${id}.svg` };
    return [{ ...facts, id, popularity: popularityOf(facts, newestYear), ...pictures }];
  });
  return { movies, byId: new Map(movies.map((movie) => [movie.id, movie])) };
}

/** Years after which a movie has lost about two thirds of its recency bonus. */
const FADING_YEARS = 4;
/** The fraction of the popularity that does not decay with age. */
const MIN_RECENCY = 0.15;

/**
 * A movie's popularity, roughly on TMDB's scale (0 to 150): grows with the square root of the votes and the square of
 * the rating, and decays with age. `newestYear` is the newest movie's, so that the result does not depend on the clock.
 */
export function popularityOf(movie: MovieFacts, newestYear: number): number {
  const age = Math.max(0, newestYear - releaseYear(movie));
  const recency = MIN_RECENCY + (1 - MIN_RECENCY) * Math.exp(-age / FADING_YEARS);
  return Number((Math.sqrt(movie.voteCount) * (movie.voteAverage / 10) ** 2 * recency).toFixed(3));
}
