import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { queryFailure, type TmdbError, tmdbErrorOf } from '../api/tmdb/errors';
import { detailsQuery } from '../api/tmdb/movie';
import { readDetails, storeDetails } from '../db/details-cache';
import type { DetailsRow, MovieRow } from '../db/member-database';
import type { DatedMetadata } from '../db/metadata-cache';
import { metadataFor } from '../domain/movies/metadata';
import type { MovieSummary } from '../domain/movies/movie';
import type { MovieDetails } from '../domain/movies/movie-details';
import { fail, ok, type Result } from '../domain/values/result';
import { useMemberState, useMemberStore } from './member-provider';
import { useServices } from './services-context';
import { useSession } from './session-provider';
import { useWatchPreferences } from './use-watch-preferences';

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
  const store = useMemberStore();
  const kept = useCachedDetails(id);
  const told = data ?? kept?.row?.details ?? null;
  const details = useMemo(
    () => told && { ...told, facts: metadataFor(told.metadata, viewing.country) },
    [told, viewing.country],
  );
  const since = data ? dataUpdatedAt : (kept?.row?.fetchedAt ?? 0);
  const asking = fetchStatus === 'fetching';
  const failure = asking || kept === undefined ? null : queryFailure(query);

  useEffect(() => {
    if (store && data) void storeDetails(store.database, data, dataUpdatedAt, Date.now());
  }, [store, data, dataUpdatedAt]);

  const facts = told?.metadata;
  useEffect(() => {
    // The cards of this movie say the same as its screen.
    // Where the part that tells them does not load, they say what they said.
    if (facts)
      void load().then(
        ({ metadata }) => metadata.update(id, facts, since),
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

/** What this device keeps of a movie for the member. */
export interface CachedDetails {
  readonly row: DetailsRow | null;
  /** The movie's card, which a mark brings along. */
  readonly card: MovieRow | null;
}

const NOTHING: CachedDetails = { row: null, card: null };

/** The details with what the device has learned of the movie since, as for a card. */
function withNewerFacts(row: DetailsRow, facts: DatedMetadata | null): DetailsRow {
  return facts && facts.fetchedAt > row.fetchedAt
    ? { ...row, details: { ...row.details, metadata: facts.value } }
    : row;
}

/** What the device keeps of a movie; nothing for a visitor, undefined until it has been read. */
export function useCachedDetails(id: number): CachedDetails | undefined {
  const resolving = useSession().status === 'loading';
  const opening = useMemberState().status === 'opening';
  const store = useMemberStore();
  const load = useServices();
  const read = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    const [row, card] = await Promise.all([readDetails(database, id, Date.now()), database.movies.get(id)]);
    const facts = row && (await (await load()).metadata.getStored(id));
    return { of: store, id, kept: { row: row && withNewerFacts(row, facts), card: card ?? null } };
  }, [store, id, load]);
  if (resolving || opening) return undefined;
  if (!store) return NOTHING;
  // Until the first answer for this member and movie, the last one for another would stand.
  return read?.of === store && read.id === id ? read.kept : undefined;
}
