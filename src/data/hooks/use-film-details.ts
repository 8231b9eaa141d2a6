import { useQuery } from '@tanstack/react-query';
import type { FilmDetails } from '../../domain/film-details';
import { fail, ok, type Result } from '../../domain/result';
import type { MovieDatabaseError } from '../tmdb/error';
import { detailsQuery } from '../tmdb/film-details';
import { movieDatabaseErrorOf } from '../tmdb/thrown-error';
import { useServices } from './services-context';

/** A film's details as far as they are known. */
export interface FilmDetailsState {
  /** Null while there are none. */
  readonly details: FilmDetails | null;
  readonly loading: boolean;
  /** Why there are no details. */
  readonly error: MovieDatabaseError | null;
  /** The details once they are here: joins a request under way, else asks again. */
  readonly ask: () => Promise<Result<FilmDetails, MovieDatabaseError>>;
}

/** The movie database's details of a film, with certification, trailer and services. */
export function useFilmDetails(id: number): FilmDetailsState {
  const { data, error, isFetching, refetch } = useQuery(detailsQuery(useServices(), id));
  return {
    details: data ?? null,
    loading: data === undefined && isFetching,
    error: data === undefined && !isFetching && error !== null ? movieDatabaseErrorOf(error) : null,
    async ask() {
      if (data) return ok(data);
      const answer = await refetch({ cancelRefetch: false });
      return answer.data ? ok(answer.data) : fail(movieDatabaseErrorOf(answer.error ?? new Error('paused')));
    },
  };
}
