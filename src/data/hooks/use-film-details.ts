import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FilmCard } from '../../domain/film';
import type { FilmDetails } from '../../domain/film-details';
import { fail, ok, type Result } from '../../domain/result';
import { keepDetails } from '../local/kept-details';
import type { MovieDatabaseError } from '../tmdb/error';
import { detailsQuery } from '../tmdb/film-details';
import { movieDatabaseErrorOf } from '../tmdb/thrown-error';
import { useMember } from './member-provider';
import { useServices } from './services-context';
import { useKeptDetails } from './use-kept-details';

/** A film's details as far as they are known. */
export interface FilmDetailsState {
  /** From the movie database, else those that the device keeps for the member; null while there are none. */
  readonly details: FilmDetails | null;
  /** What the device keeps of the film for the member, details or none. */
  readonly card: (FilmCard & { readonly id: number }) | null;
  readonly loading: boolean;
  /** Why there are no details. */
  readonly error: MovieDatabaseError | null;
  /** Set where newer details were asked for and cannot be had: when these were fetched (ms since 1970), and why. */
  readonly outdated: { readonly since: number; readonly reason: MovieDatabaseError['reason'] } | null;
  /** The details once they are here: joins a request under way, else asks again. */
  readonly ask: () => Promise<Result<FilmDetails, MovieDatabaseError>>;
}

/** A film's details, with certification, trailer and services. A member's device keeps those of every film it opened. */
export function useFilmDetails(id: number): FilmDetailsState {
  const { data, dataUpdatedAt, error, failureReason, fetchStatus, refetch } = useQuery(detailsQuery(useServices(), id));
  const member = useMember();
  const kept = useKeptDetails(id);
  const details = data ?? kept?.row?.details ?? null;
  const since = data ? dataUpdatedAt : (kept?.row?.fetchedAt ?? 0);
  const asking = fetchStatus === 'fetching';
  const thrown = error ?? (fetchStatus === 'paused' ? failureReason : null);
  const failure = asking || kept === undefined || thrown === null ? null : movieDatabaseErrorOf(thrown);

  useEffect(() => {
    if (member && data) void keepDetails(member.database, data, dataUpdatedAt, Date.now());
  }, [member, data, dataUpdatedAt]);

  return {
    details,
    card: kept?.card ?? null,
    loading: details === null && (asking || kept === undefined),
    error: details === null ? failure : null,
    outdated: details === null || failure === null ? null : { since, reason: failure.reason },
    async ask() {
      if (details) return ok(details);
      const answer = await refetch({ cancelRefetch: false });
      return answer.data ? ok(answer.data) : fail(movieDatabaseErrorOf(answer.error ?? new Error('paused')));
    },
  };
}
