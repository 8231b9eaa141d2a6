import { useQuery } from '@tanstack/react-query';
import type { Candidate } from '../../domain/film';
import type { MovieDatabaseError } from '../tmdb/error';
import type { ListQuery } from '../tmdb/list-query';
import { movieDatabaseErrorOf } from '../tmdb/thrown-error';

/** A list of the movie database as a screen needs it. */
export interface FilmList<T> {
  /** In the list's order; empty while there is none. */
  readonly films: readonly T[];
  /** There is no complete list yet, and it is under way. */
  readonly loading: boolean;
  /** When the list was fetched, in milliseconds since 1970, where it is past its time and no newer one can be had. */
  readonly outdatedSince: number | null;
  /** Why there is no list; null also where an older one stands in. */
  readonly error: MovieDatabaseError | null;
  readonly retry: () => void;
}

const NONE: readonly Candidate[] = [];

/** The list behind a query's options, the device's copy at once and a newer one when its time is over. */
export function useFilmList(options: ListQuery): FilmList<Candidate> {
  const { data, dataUpdatedAt, error, failureReason, fetchStatus, isStale, refetch } = useQuery(options);
  const fetching = fetchStatus === 'fetching';
  const thrown = error ?? (fetchStatus === 'paused' ? failureReason : null);
  return {
    films: data?.value ?? NONE,
    loading: data === undefined && fetching,
    outdatedSince: data !== undefined && isStale && (!fetching || error !== null) ? dataUpdatedAt : null,
    error: data === undefined && thrown !== null ? movieDatabaseErrorOf(thrown) : null,
    retry: () => void refetch(),
  };
}
