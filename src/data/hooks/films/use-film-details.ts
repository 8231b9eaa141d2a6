import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { MovieSummary } from '../../../domain/movies/movie';
import { metadataFor } from '../../../domain/movies/metadata';
import type { MovieDetails } from '../../../domain/movies/movie-details';
import { fail, ok, type Result } from '../../../domain/values/result';
import { storeDetails } from '../../../db/details-cache';
import { queryFailure, type TmdbError, tmdbErrorOf } from '../../../api/tmdb/errors';
import { detailsQuery } from '../../../api/tmdb/movie';
import { useMemberStore } from '../member/member-provider';
import { useServices } from '../session/services-context';
import { useWatchPreferences } from '../viewing/use-viewing';
import { useCachedDetails } from './use-kept-details';

/** A movie's details as far as they are known. */
export interface MovieDetailsState {
  /** From the movie database, else those that the device keeps for the member; null while there are none. */
  readonly details: MovieDetails | null;
  /** What the device keeps of the movie for the member, details or none. */
  readonly card: (MovieSummary & { readonly id: number }) | null;
  readonly loading: boolean;
  /** Why there are no details. */
  readonly error: TmdbError | null;
  /** Set where newer details were asked for and cannot be had: when these were fetched (ms since 1970), and why. */
  readonly outdated: { readonly since: number; readonly reason: TmdbError['reason'] } | null;
  /** The details once they are here: joins a request under way, else asks again. */
  readonly ask: () => Promise<Result<MovieDetails, TmdbError>>;
  /** Asks again; what comes of it, this state tells. */
  readonly retry: () => void;
}

/** A movie's details, with certification, trailer and services. A member's device keeps those of every movie it opened. */
export function useMovieDetails(id: number): MovieDetailsState {
  const load = useServices();
  const viewing = useWatchPreferences();
  const query = useQuery(detailsQuery(load, id, viewing));
  const { data, dataUpdatedAt, fetchStatus, refetch } = query;
  const runtime = useMemberStore();
  const kept = useCachedDetails(id);
  const told = data ?? kept?.row?.details ?? null;
  const details = useMemo(
    () => told && { ...told, facts: metadataFor(told.facts, viewing.country) },
    [told, viewing.country],
  );
  const since = data ? dataUpdatedAt : (kept?.row?.fetchedAt ?? 0);
  const asking = fetchStatus === 'fetching';
  const failure = asking || kept === undefined ? null : queryFailure(query);

  useEffect(() => {
    if (runtime && data) void storeDetails(runtime.database, data, dataUpdatedAt, Date.now());
  }, [runtime, data, dataUpdatedAt]);

  const facts = told?.facts;
  useEffect(() => {
    // The cards of this movie say the same as its screen.
    // Where the part that tells them does not load, they say what they said.
    if (facts)
      void load().then(
        ({ metadata }) => metadata.note(id, facts, since),
        () => undefined,
      );
  }, [load, id, facts, since]);

  return {
    details,
    card: kept?.card ?? null,
    loading: details === null && (asking || kept === undefined),
    error: details === null ? failure : null,
    outdated: details === null || failure === null ? null : { since, reason: failure.reason },
    async ask() {
      if (details) return ok(details);
      const answer = await refetch({ cancelRefetch: false });
      return answer.data ? ok(answer.data) : fail(tmdbErrorOf(answer.error ?? new Error('paused')));
    },
    retry: () => void refetch({ cancelRefetch: false }),
  };
}
