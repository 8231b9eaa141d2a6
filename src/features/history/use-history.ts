import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { HISTORY_REFETCH_MS, HISTORY_STALE_MS } from '../../config/account';
import { knownMovies, searchesByMovie } from '../../db/impressions';
import { listMarked } from '../../db/marks';
import type { PastSearch } from '../../db/member-database';
import { type HistoryEntry, listedHistory } from '../../domain/history';
import type { MovieSummary } from '../../domain/movies/movie';
import { isNetworkError, type RequestFailure } from '../../domain/requests/request-error';
import { useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useOnline } from '../../hooks/use-online';
import { useInitialSyncStatus, useSyncedAt } from '../../hooks/use-sync-status';

/** A recommended movie. */
export interface ShownMovie extends HistoryEntry {
  /** Null if the device doesn't know the movie. */
  readonly title: string | null;
  /** The title's language, if not English. */
  readonly language?: MovieSummary['language'];
  /** TMDB image path; null if there is none or the movie is unknown. */
  readonly posterPath: string | null;
  /** The search that found it; null if that was on another device, or long ago. */
  readonly search: Pick<PastSearch, 'mood' | 'genres'> | null;
}

/** The member's history: from the device at once, refetched while the page is open. */
export interface History {
  /** The latest movies; undefined until the device, or for an empty one the server, has answered. */
  readonly movies: readonly ShownMovie[] | undefined;
  /** Total number of recommendations; null if unknown. */
  readonly count: number | null;
  /** When the server last answered, in ms since 1970; null if it never has. */
  readonly updatedAt: number | null;
  /** Why nothing newer is shown: offline, server unreachable, or a server error. */
  readonly staleReason: 'offline' | 'unreachable' | 'failed' | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** Movies recommended to the member, newest first. */
export function useHistory(): History {
  const store = useMemberStore();
  const online = useOnline();
  const syncedAt = useSyncedAt();
  const initialSync = useInitialSyncStatus();
  const local = useLiveQuery(
    async () => (store ? await listMarked(store.database, 'recommended') : undefined),
    [store],
  );
  const { server, loading, refreshing, refresh } = useServerHistory(online);
  const listed = listedHistory(
    server.entries,
    (local ?? []).map(({ movieId, ts }) => ({ movieId, shownAt: ts })),
  );
  const movies = useStoredMovies(listed);
  const updatedAt = Math.max(syncedAt ?? 0, server.answeredAt ?? 0);

  return {
    movies: local === undefined || (listed.length === 0 && loading) ? undefined : movies,
    count: initialSync === 'synced' ? Math.max(local?.length ?? 0, listed.length) : null,
    updatedAt: updatedAt === 0 ? null : updatedAt,
    staleReason: online ? staleReasonOf(server.failure) : 'offline',
    refreshing,
    refresh() {
      store?.requestSync();
      refresh();
    },
  };
}

function staleReasonOf(failure: ServerHistory['failure']): History['staleReason'] {
  if (failure === null) return null;
  return isNetworkError(failure) ? 'unreachable' : 'failed';
}

/**
 * Adds titles and posters of movies the device knows: marked, opened or found here. Undefined until the device has been
 * read, so that no movie is called unknown too early. While a longer list is read, the shorter one stays.
 */
function useStoredMovies(listed: readonly HistoryEntry[]): readonly ShownMovie[] | undefined {
  const store = useMemberStore();
  const key = listed.map(({ movieId, shownAt }) => `${String(movieId)} ${String(shownAt)}`).join();
  const stored = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    const ids = listed.map(({ movieId }) => movieId);
    const [known, searches] = await Promise.all([knownMovies(database, ids), searchesByMovie(database)]);
    const movies = listed.map((entry, index): ShownMovie => {
      const search = searches.get(entry.movieId) ?? null;
      const { title = null, posterPath = null, language } = known[index] ?? {};
      return { ...entry, title, posterPath, search, ...(language && { language }) };
    });
    return { key, movies };
  }, [store, key]);
  return stored && (stored.key === key || stored.movies.length > 0) ? stored.movies : undefined;
}

/** The server's history, and how the last fetch ended. */
export interface ServerHistory {
  readonly entries: readonly HistoryEntry[];
  /** When the server last answered, in ms since 1970; null before the first time. */
  readonly answeredAt: number | null;
  readonly failure: RequestFailure['reason'] | null;
}

const NO_HISTORY: ServerHistory = { entries: [], answeredAt: null, failure: null };

/**
 * The history from the server, fetched when the page opens and every five seconds while it is visible.
 * @param online false to pause fetching
 */
export function useServerHistory(online: boolean) {
  const load = useServices();
  const userId = useMemberStore()?.userId ?? null;
  const [refreshing, setRefreshing] = useState(false);
  const queryKey = ['history', userId];
  const { data, error, isLoading, refetch } = useQuery({
    queryKey,
    // Failures are returned as data: as an error, the next attempt would clear them until it fails again.
    queryFn: async ({ client }): Promise<ServerHistory> => {
      const [{ auth }, { fetchHistory }] = await Promise.all([load(), import('../../api/supabase/history')]);
      if (userId === null) return NO_HISTORY;
      const response = await fetchHistory(auth, userId);
      if (response.ok) return { entries: response.value, answeredAt: auth.now(), failure: null };
      return { ...(client.getQueryData<ServerHistory>(queryKey) ?? NO_HISTORY), failure: response.error.reason };
    },
    enabled: userId !== null && online,
    staleTime: HISTORY_STALE_MS,
    refetchInterval: HISTORY_REFETCH_MS,
    refetchOnMount: 'always',
    // The next poll comes in five seconds.
    retry: false,
  });

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }

  const broken: ServerHistory = { ...NO_HISTORY, failure: 'server' };
  return {
    server: data ?? (error === null ? NO_HISTORY : broken),
    /** The first fetch is running. */
    loading: isLoading,
    /** A manual refresh is running. */
    refreshing,
    refresh: () => void refresh(),
  };
}
