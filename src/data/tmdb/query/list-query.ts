import { LIST_RETRY_MS, MOVIE_LISTS, type ListName } from '../../../config/tmdb';
import type { Candidate } from '../../../domain/movies/movie';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, Dated, TmdbClient } from '../client/client';
import type { ListPage } from '../parse/list-page';
import { ThrownTmdbError } from './thrown-error';

/** A list with the time it was fetched: what the query cache holds and the device keeps. */
export type DatedMovies = Dated<readonly Candidate[]>;

/** Loads the services on first use; only the movie database is needed of them. */
export type LoadMovieDatabase = () => Promise<{ readonly tmdb: TmdbClient }>;

/** First part of the key of every list that is kept on the device. */
export const PERSISTED_LIST = 'kept-list';

/** Options of the query cache for one list, for `useQuery`, `prefetchQuery` and their kin. */
export interface ListQuery {
  readonly queryKey: readonly [typeof PERSISTED_LIST, ListName];
  /** @throws ThrownMovieDatabaseError */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<DatedMovies>;
  /** Milliseconds from the fetch for which nothing is asked. */
  readonly staleTime: number;
  /** Milliseconds until an open screen asks again: when the list's time is over; never where there is no list yet. */
  readonly refetchInterval: (query: {
    readonly state: { readonly data: unknown; readonly dataUpdatedAt: number };
  }) => number | false;
}

/**
 * @param read asks the movie database; the answer's own time decides how long it is fresh
 * @param now milliseconds since 1970
 */
export function listQuery(
  name: ListName,
  load: LoadMovieDatabase,
  read: (client: TmdbClient, signal: AbortSignal) => TmdbResult<DatedMovies>,
  now: () => number = Date.now,
): ListQuery {
  const { freshForMs } = MOVIE_LISTS[name];
  return {
    queryKey: [PERSISTED_LIST, name],
    queryFn: async ({ signal }) => {
      const { tmdb } = await load();
      const answer = await read(tmdb, signal);
      if (!answer.ok) throw new ThrownTmdbError(answer.error);
      return answer.value;
    },
    staleTime: freshForMs,
    refetchInterval: ({ state }) =>
      state.data === undefined ? false : Math.max(state.dataUpdatedAt + freshForMs - now(), LIST_RETRY_MS),
  };
}

/** The movies of an answer of one page, with its time. */
export async function pageMovies(page: TmdbResult<Dated<ListPage>>): TmdbResult<DatedMovies> {
  const answer = await page;
  if (!answer.ok) return answer;
  const { value, fetchedAt } = answer.value;
  return ok({ value: value.movies, fetchedAt });
}
