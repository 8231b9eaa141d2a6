import { releaseYear, type MovieFacts } from '../movies/movie-facts';
import { assignOwnIds, movieKey } from '../movies/movie-id';

/** A movie as the database holds it. */
export interface Movie extends MovieFacts {
  readonly id: number;
  readonly popularity: number;
  readonly posterPath: string;
  readonly backdropPath: string | null;
}

export interface Catalogue {
  readonly movies: readonly Movie[];
  readonly byId: ReadonlyMap<number, Movie>;
}

/** Numbers the movies that have no id, rates their popularity and names their pictures. */
export function buildCatalogue(all: readonly MovieFacts[]): Catalogue {
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

/** A movie this many years older than the newest one has lost about two thirds of what recency gives. */
const FADING_YEARS = 4;
/** What is left of a movie's popularity however old it is. */
const MIN_RECENCY = 0.15;

/**
 * How sought after a movie is, on about TMDB's scale (0 to some 150): grows with the root of the votes and the square
 * of the rating, and fades with age. `newestYear` is that of the newest movie in the catalogue, so that no clock is needed.
 */
export function popularityOf(movie: MovieFacts, newestYear: number): number {
  const age = Math.max(0, newestYear - releaseYear(movie));
  const recency = MIN_RECENCY + (1 - MIN_RECENCY) * Math.exp(-age / FADING_YEARS);
  return Number((Math.sqrt(movie.voteCount) * (movie.voteAverage / 10) ** 2 * recency).toFixed(3));
}
