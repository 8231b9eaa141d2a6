import { buildCatalog, type Catalog } from '../../../../local-stack/movie-database/catalog/catalog';
import type { MovieFacts } from '../../../../local-stack/movie-database/movies/movie-facts';
import { createMovieDatabase } from '../../../../local-stack/movie-database/movie-database';

export const KEY = 'right-key';
/** Saturday, 21 November 2026, noon. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export function facts(id: number | null, changes: Partial<MovieFacts> = {}): MovieFacts {
  return {
    id,
    imdbId: null,
    title: `Movie ${id ?? 'without id'}`,
    releaseDate: '2001-05-06',
    language: 'en',
    runtime: 100,
    genreIds: [18],
    certification: 'PG',
    voteAverage: 7,
    voteCount: 1000,
    tagline: 'A line.',
    overview: 'A story.',
    directors: ['Ann Director'],
    writers: ['Will Writer'],
    cast: [{ actor: 'Ada Actor', character: 'Zoe' }],
    budget: 5,
    revenue: 10,
    companies: ['Small Pictures'],
    providers: ['Netflix', 'Disney+'],
    trailer: 'abcdefghijk',
    keywords: [],
    foreignCertifications: {},
    titlesAbroad: {},
    overviewsAbroad: {},
    ...changes,
  };
}

export function catalogOf(...movies: readonly MovieFacts[]): Catalog {
  return buildCatalog(movies);
}

/** A catalog of `count` movies with the ids 1, 2, 3 and so on. */
export function manyMovies(count: number): Catalog {
  return catalogOf(...Array.from({ length: count }, (_, index) => facts(index + 1)));
}

/** Sends a request for a path below the API base of a database, with the right key. */
export function ask(catalog: Catalog, path: string, now = NOON): Response {
  const database = createMovieDatabase({ key: KEY, now: () => now, catalog });
  const url = new URL(`http://localhost:4173/movie-database/3${path}`);
  url.searchParams.set('api_key', KEY);
  return database.fetch(new Request(url));
}

/** The parsed response to `ask`. */
export async function askJson(catalog: Catalog, path: string, now = NOON): Promise<unknown> {
  return ask(catalog, path, now).json();
}

/** The ids on a page of a response. */
export async function idsOf(catalog: Catalog, path: string, now = NOON): Promise<number[]> {
  const page: unknown = await askJson(catalog, path, now);
  if (typeof page !== 'object' || page === null || !('results' in page) || !Array.isArray(page.results)) return [];
  return page.results.flatMap((movie: unknown) =>
    typeof movie === 'object' && movie !== null && 'id' in movie && typeof movie.id === 'number' ? [movie.id] : [],
  );
}
