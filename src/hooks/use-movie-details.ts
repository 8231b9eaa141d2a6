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

/** A movie's details, as far as they are known. */
export interface MovieDetailsState {
  /** From TMDB, else from the device's cache; null if neither has them. */
  readonly details: MovieDetails | null;
  /** The movie's card on this device, with or without details. */
  readonly card: (MovieSummary & { readonly id: number }) | null;
  readonly loading: boolean;
  /** Why there are no details. */
  readonly error: TmdbError | null;
  /** Set if a refetch failed: when the shown details were fetched (ms since 1970), and why. */
  readonly stale: { readonly since: number; readonly reason: TmdbError['reason'] } | null;
  /** Resolves with the details: joins a running request, or sends one. */
  readonly fetchDetails: () => Promise<Result<MovieDetails, TmdbError>>;
  /** Refetches; the result shows in this state. */
  readonly retry: () => void;
}

/**
 * A movie's details with certification, trailer and services. Those of every movie a member opens are cached on the
 * device.
 */
export function useMovieDetails(id: number): MovieDetailsState {
  const load = useServices();
  const preferences = useWatchPreferences();
  const query = useQuery(detailsQuery(load, id, preferences));
  const { data, dataUpdatedAt, fetchStatus, refetch } = query;
  const store = useMemberStore();
  const cached = useCachedDetails(id);
  const latest = data ?? cached?.row?.details ?? null;
  const details = useMemo(
    () => latest && { ...latest, metadata: metadataFor(latest.metadata, preferences.country) },
    [latest, preferences.country],
  );
  const since = data ? dataUpdatedAt : (cached?.row?.fetchedAt ?? 0);
  const fetching = fetchStatus === 'fetching';
  const failure = fetching || cached === undefined ? null : queryFailure(query);

  useEffect(() => {
    if (store && data) void storeDetails(store.database, data, dataUpdatedAt, Date.now());
  }, [store, data, dataUpdatedAt]);

  const facts = latest?.metadata;
  useEffect(() => {
    // Keeps this movie's cards consistent with its screen. If the services fail to load, the cards stay as they are.
    if (facts)
      void load().then(
        ({ metadata }) => metadata.update(id, facts, since),
        () => undefined,
      );
  }, [load, id, facts, since]);

  return {
    details,
    card: cached?.card ?? null,
    loading: details === null && (fetching || cached === undefined),
    error: details === null ? failure : null,
    stale: details === null || failure === null ? null : { since, reason: failure.reason },
    async fetchDetails() {
      if (details) return ok(details);
      const result = await refetch({ cancelRefetch: false });
      return result.data ? ok(result.data) : fail(tmdbErrorOf(result.error ?? new Error('paused')));
    },
    retry: () => void refetch({ cancelRefetch: false }),
  };
}

/** What the device stores of a movie. */
export interface CachedDetails {
  readonly row: DetailsRow | null;
  /** The movie's card, stored with a mark. */
  readonly card: MovieRow | null;
}

const NO_DETAILS: CachedDetails = { row: null, card: null };

/** The cached details with any newer metadata. */
function withNewerFacts(row: DetailsRow, facts: DatedMetadata | null): DetailsRow {
  return facts && facts.fetchedAt > row.fetchedAt
    ? { ...row, details: { ...row.details, metadata: facts.value } }
    : row;
}

/** What the device stores of a movie; nothing for a visitor, undefined while loading. */
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
    return { of: store, id, cached: { row: row && withNewerFacts(row, facts), card: card ?? null } };
  }, [store, id, load]);
  if (resolving || opening) return undefined;
  if (!store) return NO_DETAILS;
  // Ignore the previous result, for another member or movie.
  return read?.of === store && read.id === id ? read.cached : undefined;
}

/** A movie's stored card; null if there is none, undefined while loading. */
export function useCachedMovie(id: number): MovieRow | null | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? ((await store.database.movies.get(id)) ?? null) : null), [store, id]);
}
