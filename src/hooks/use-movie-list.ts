import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { queryFailure, type TmdbError } from '../api/tmdb/errors';
import { popularQuery, top50Query, trendingQuery } from '../api/tmdb/lists';
import type { ListQuery } from '../api/tmdb/query';
import { topMovies, trendingMovies } from '../domain/lists/charts';
import type { Candidate, Movie } from '../domain/movies/movie';
import type { TmdbErrorReason } from '../domain/requests/request-error';
import { CHARTS } from '../i18n/messages/charts';
import { logDebug } from '../lib/logger';
import { useServices } from './services-context';

/** A movie list as screens use it. */
export interface MovieList<T> {
  /** In the list's order; empty while there is none. */
  readonly movies: readonly T[];
  /** True while the first complete list is loading. */
  readonly loading: boolean;
  /**
   * Set if the list is stale and can't be refetched: when it was fetched (ms since 1970), and why; null if the worker
   * answered from its cache instead of failing.
   */
  readonly stale: { readonly since: number; readonly reason: TmdbErrorReason | null } | null;
  /** Why there is no list; null while a stale one is shown. */
  readonly error: TmdbError | null;
  readonly retry: () => void;
}

const NONE: readonly Candidate[] = [];

/** A movie list: the stored copy at once, then a newer one if it is stale. */
export function useMovieList(options: ListQuery): MovieList<Candidate> {
  const query = useQuery(options);
  const { data, dataUpdatedAt, error, fetchStatus, isStale, refetch } = query;
  // Deferred, so that the page stays responsive while the cards render.
  const deferred = useDeferredValue(data);
  const fetching = fetchStatus === 'fetching';
  const failure = queryFailure(query);
  const isOld = data !== undefined && isStale && (!fetching || error !== null);
  return {
    movies: deferred?.value ?? NONE,
    loading: deferred === undefined && (fetching || data !== undefined),
    stale: isOld ? { since: dataUpdatedAt, reason: failure?.reason ?? null } : null,
    error: data === undefined ? failure : null,
    retry: () => void refetch(),
  };
}

/** Popular movies, whose backdrops the landing hero shows. */
export function usePopular(): MovieList<Candidate> {
  return useMovieList(popularQuery(useServices()));
}

/** Today's five trending movies. */
export function useTrending(): MovieList<Movie> {
  const list = useMovieList(trendingQuery(useServices()));
  const movies = useMemo(() => trendingMovies(list.movies), [list.movies]);
  return { ...list, movies };
}

/** The Top 50, ranked from 1. During the first load, `movies` holds the pages fetched so far. */
export function useTop50(): MovieList<Movie> {
  const load = useServices();
  const [partial, setPartial] = useState<readonly Candidate[]>([]);
  const list = useMovieList(top50Query(load, setPartial));
  const candidates = list.movies.length > 0 ? list.movies : partial;
  const movies = useMemo(() => topMovies(candidates), [candidates]);

  const reason = list.error?.reason;
  useEffect(() => {
    if (reason === 'key-missing') logDebug(CHARTS.keyMissingLog);
  }, [reason]);

  return { ...list, movies };
}
