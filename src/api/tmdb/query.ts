import { REGION } from '../../config/streaming';
import { THEMES } from '../../config/themes';
import { LIST_RETRY_MS, type ListName, MOVIE_LISTS } from '../../config/tmdb';
import type { Dated, DatedMovies } from '../../domain/movies/movie';
import type { MovieQuery } from '../../domain/movies/movie-query';
import { OFFERS } from '../../domain/movies/streaming';
import { ok } from '../../domain/values/result';
import type { Params, TmdbClient, TmdbResult } from './client';
import { ThrownTmdbError } from './errors';
import type { ListPage } from './parse-list';

const SORT_BY: Record<MovieQuery['order'], string> = {
  popularity: 'popularity.desc',
  rating: 'vote_average.desc',
  revenue: 'revenue.desc',
  votes: 'vote_count.desc',
};

/** TMDB's separators between several values of a parameter: any of them, or all of them. */
const ANY = '|';
const ALL = ',';

/** A query as parameters of TMDB's discover endpoint, without the page (its documentation, 'Discover: Movie'). */
export function discoverParams(query: MovieQuery): Params {
  const {
    genres,
    genreMatch,
    withoutGenres,
    theme,
    certifications,
    minRating,
    releasedFrom,
    runtime,
    language,
    streamed,
  } = query;
  return {
    include_adult: 'false',
    sort_by: SORT_BY[query.order],
    'vote_count.gte': String(query.minVotes),
    'primary_release_date.lte': query.releasedUntil,
    ...(releasedFrom === null ? {} : { 'primary_release_date.gte': releasedFrom }),
    ...(minRating === 0 ? {} : { 'vote_average.gte': String(minRating) }),
    ...(genres.length === 0 ? {} : { with_genres: genres.join(genreMatch === 'any' ? ANY : ALL) }),
    ...(withoutGenres.length === 0 ? {} : { without_genres: withoutGenres.join(ALL) }),
    ...(theme === null ? {} : { with_keywords: THEMES[theme].ids.join(ANY) }),
    ...(runtime !== undefined && { 'with_runtime.gte': String(runtime.min) }),
    ...(runtime !== undefined && runtime.max !== null && { 'with_runtime.lte': String(runtime.max) }),
    ...(language !== undefined && { with_original_language: language }),
    ...(streamed !== undefined && {
      watch_region: streamed.country,
      with_watch_providers: streamed.services.join(ANY),
      with_watch_monetization_types: ['flatrate', ...OFFERS].join(ANY),
    }),
    ...(certifications === null ? {} : { certification_country: REGION, certification: certifications.join(ANY) }),
  };
}

/** Loads the services on first use. */
export type LoadTmdb = () => Promise<{ readonly tmdb: TmdbClient }>;

/** First part of the query key of lists that are persisted. */
export const PERSISTED_LIST = 'persisted-list';

/** Query options for a list. */
export interface ListQuery {
  readonly queryKey: readonly [typeof PERSISTED_LIST, ListName];
  /** @throws ThrownTmdbError */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<DatedMovies>;
  /** Milliseconds for which the list is fresh. */
  readonly staleTime: number;
  /** Milliseconds until an open screen refetches: when the list expires; never if there is no list yet. */
  readonly refetchInterval: (query: {
    readonly state: { readonly data: unknown; readonly dataUpdatedAt: number };
  }) => number | false;
}

/**
 * @param fetchList its fetch time decides how long the list is fresh
 * @param now milliseconds since the epoch
 */
export function listQuery(
  name: ListName,
  load: LoadTmdb,
  fetchList: (client: TmdbClient, signal: AbortSignal) => TmdbResult<DatedMovies>,
  now: () => number = Date.now,
): ListQuery {
  const { freshForMs } = MOVIE_LISTS[name];
  return {
    queryKey: [PERSISTED_LIST, name],
    queryFn: async ({ signal }) => {
      const { tmdb } = await load();
      const response = await fetchList(tmdb, signal);
      if (!response.ok) throw new ThrownTmdbError(response.error);
      return response.value;
    },
    staleTime: freshForMs,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : Math.max(state.dataUpdatedAt + freshForMs - now(), LIST_RETRY_MS),
  };
}

/** The movies of a single page, with its time. */
export async function pageMovies(page: TmdbResult<Dated<ListPage>>): TmdbResult<DatedMovies> {
  const response = await page;
  if (!response.ok) return response;
  const { value, fetchedAt } = response.value;
  return ok({ value: value.movies, fetchedAt });
}

const NOTHING_ADULT = { include_adult: 'false' } as const;

/** The parameters of TMDB's searches for movies and people ('Search: Movie', 'Search: Person'). */
export function searchParams(text: string): Params {
  return { ...NOTHING_ADULT, query: text };
}

/** The same for movies of one year. */
export function titleParams(title: string, year: number): Params {
  return { ...searchParams(title), primary_release_year: String(year) };
}

/** The same for series by the year of their first episode ('Search: TV'). */
export function seriesParams(title: string, year: number): Params {
  return { ...searchParams(title), first_air_date_year: String(year) };
}

/** Parameters for finding by IMDb id ('Find By ID'). */
export const IMDB_PARAMS: Params = { external_source: 'imdb_id' };

/**
 * The most popular movies with a person in cast or crew, as parameters of TMDB's discover endpoint ('Discover: Movie').
 */
export function personParams(person: number): Params {
  return { ...NOTHING_ADULT, sort_by: 'popularity.desc', with_people: String(person) };
}
