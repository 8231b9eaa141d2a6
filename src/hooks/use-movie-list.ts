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

/** A list of the movie database as a screen needs it. */
export interface MovieList<T> {
  /** In the list's order; empty while there is none. */
  readonly movies: readonly T[];
  /** There is no complete list yet, and it is under way. */
  readonly loading: boolean;
  /**
   * Set where the list is past its time and no newer one can be had: when it was fetched (ms since 1970), and why; null
   * where the worker gave the old one instead of a reason.
   */
  readonly outdated: { readonly since: number; readonly reason: TmdbErrorReason | null } | null;
  /** Why there is no list; null also where an older one stands in. */
  readonly error: TmdbError | null;
  readonly retry: () => void;
}

const NONE: readonly Candidate[] = [];

/** The list behind a query's options, the device's copy at once and a newer one when its time is over. */
export function useMovieList(options: ListQuery): MovieList<Candidate> {
  const query = useQuery(options);
  const { data, dataUpdatedAt, error, fetchStatus, isStale, refetch } = query;
  // Cards are drawn in slices: what is on the screen answers meanwhile.
  const drawn = useDeferredValue(data);
  const fetching = fetchStatus === 'fetching';
  const failure = queryFailure(query);
  const isOld = data !== undefined && isStale && (!fetching || error !== null);
  return {
    movies: drawn?.value ?? NONE,
    loading: drawn === undefined && (fetching || data !== undefined),
    outdated: isOld ? { since: dataUpdatedAt, reason: failure?.reason ?? null } : null,
    error: data === undefined ? failure : null,
    retry: () => void refetch(),
  };
}

/** Popular movies; the landing hero takes its backdrops from them. */
export function usePopular(): MovieList<Candidate> {
  return useMovieList(popularQuery(useServices()));
}

/** The five movies that trend today. */
export function useTrending(): MovieList<Movie> {
  const list = useMovieList(trendingQuery(useServices()));
  const movies = useMemo(() => trendingMovies(list.movies), [list.movies]);
  return { ...list, movies };
}

/** The Top 50, ranked from 1. While they load for the first time, `movies` are those of the pages so far. */
export function useTop50(): MovieList<Movie> {
  const load = useServices();
  const [soFar, setSoFar] = useState<readonly Candidate[]>([]);
  const list = useMovieList(top50Query(load, setSoFar));
  const candidates = list.movies.length > 0 ? list.movies : soFar;
  const movies = useMemo(() => topMovies(candidates), [candidates]);

  const reason = list.error?.reason;
  useEffect(() => {
    if (reason === 'key-missing') logDebug(CHARTS.keyMissingLog);
  }, [reason]);

  return { ...list, movies };
}
