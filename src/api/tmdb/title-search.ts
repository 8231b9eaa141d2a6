import { DEFAULT_LANGUAGE } from '../../config/streaming';
import { DETAILS_FRESH_MS, PATHS } from '../../config/tmdb';
import type { Candidate } from '../../domain/movies/movie';
import type { MovieDetails } from '../../domain/movies/movie-details';
import type { SharedMovie } from '../../domain/movies/share-target';
import { ok } from '../../domain/values/result';
import { NO_FILTERS, type Params, type TmdbClient, type TmdbResult } from './client';
import { ThrownTmdbError } from './errors';
import { parseMovieDetails } from './parse-details';
import { parseFoundMovies, parseListPage, parseSeriesNames } from './parse-list';
import { IMDB_PARAMS, type LoadTmdb, searchParams, seriesParams, titleParams } from './query';

/** How to look up a movie that another site names. */
export interface MovieLookup {
  readonly tmdb: Pick<TmdbClient, 'getDated'>;
  /** Called before each request. */
  readonly onRequest: () => void;
  readonly signal: AbortSignal;
}

/** Low priority, and in English, as on other sites. */
async function request<T>(
  { tmdb, onRequest, signal }: MovieLookup,
  path: string,
  params: Params,
  parse: (body: unknown) => T | null,
): TmdbResult<T> {
  onRequest();
  const response = await tmdb.getDated(path, { language: DEFAULT_LANGUAGE, ...params }, parse, signal, 'prefetch');
  return response.ok ? ok(response.value.value) : response;
}

/** The movie with a TMDB id. */
export function lookUpId(lookup: MovieLookup, id: number): TmdbResult<MovieDetails> {
  return request(lookup, PATHS.movie(id), {}, (body) => parseMovieDetails(body));
}

/** The movies with an IMDb id: at most one. */
export function lookUpImdbId(lookup: MovieLookup, id: string): TmdbResult<readonly Candidate[]> {
  return request(lookup, PATHS.find(id), IMDB_PARAMS, parseFoundMovies);
}

/** The most popular movies with a title. @param year null for any */
export async function lookUpTitle(
  lookup: MovieLookup,
  title: string,
  year: number | null,
): TmdbResult<readonly Candidate[]> {
  const params = year === null ? searchParams(title) : titleParams(title, year);
  const page = await request(lookup, PATHS.searchTitle, params, parseListPage);
  return page.ok ? ok(page.value.movies) : page;
}

/** The names of the series that a title finds among those that began in a year. */
export function lookUpSeries(lookup: MovieLookup, title: string, year: number): TmdbResult<readonly string[]> {
  return request(lookup, PATHS.searchSeries, seriesParams(title, year), parseSeriesNames);
}

/** What people type of a movie whose title others share, such as 'heat 1995'. */
const TITLE_AND_YEAR = /^(.+) (\d{4})$/;

/** Movies that a shared text may refer to, likeliest first. A year at its end may belong to the title or be the release's. */
export async function findSharedMovie(
  client: TmdbClient,
  shared: SharedMovie,
  signal?: AbortSignal,
): TmdbResult<readonly Candidate[]> {
  switch (shared.kind) {
    case 'imdb':
      return client.get(PATHS.find(shared.id), IMDB_PARAMS, parseFoundMovies, signal);
    case 'title': {
      const search = (params: Params) => client.getMovies(PATHS.searchTitle, params, NO_FILTERS, signal);
      const page = await search(searchParams(shared.title));
      const [, title, year] = TITLE_AND_YEAR.exec(shared.title) ?? [];
      if (!page.ok || page.value.value.movies.length > 0 || title === undefined)
        return page.ok ? ok(page.value.value.movies) : page;
      const ofYear = await search(titleParams(title, Number(year)));
      return ofYear.ok ? ok(ofYear.value.value.movies) : ofYear;
    }
    case 'movie':
    case 'other-address':
    case 'nothing':
      return ok([]);
  }
}

/** Query options for the movies of a shared text. */
export function sharedMovieQuery(load: LoadTmdb, shared: SharedMovie) {
  return {
    queryKey: ['shared-movie', shared],
    /** @throws ThrownTmdbError */
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { tmdb } = await load();
      const response = await findSharedMovie(tmdb, shared, signal);
      if (!response.ok) throw new ThrownTmdbError(response.error);
      return response.value;
    },
    staleTime: DETAILS_FRESH_MS,
  } as const;
}
