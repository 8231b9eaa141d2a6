import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { HISTORY_REFETCH_MS, HISTORY_STALE_MS } from '../../config/account';
import { searchesByMovie } from '../../db/impressions';
import { listMarked } from '../../db/marks';
import type { PastSearch } from '../../db/member-database';
import { type HistoryEntry, listedHistory } from '../../domain/history';
import { isNoAnswer, type RequestFailure } from '../../domain/requests/request-error';
import { useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useOnline } from '../../hooks/use-online';
import { useInitialSyncStatus, useSyncedAt } from '../../hooks/use-sync-status';

/** A recommended movie. */
export interface ShownMovie extends HistoryEntry {
  /** Null where the device does not know the movie. */
  readonly title: string | null;
  /** The movie database's path; null where there is none, or the movie is not known. */
  readonly posterPath: string | null;
  /** The search that it was found by; null where it was another device's, or is long ago. */
  readonly search: Pick<PastSearch, 'mood' | 'genres'> | null;
}

/** The member's history: at once from the device, and anew from the server while the page is open. */
export interface History {
  /** The latest; undefined until the device has been read, or the server has told a device that has none. */
  readonly movies: readonly ShownMovie[] | undefined;
  /** How many were recommended altogether; null while the device does not know. */
  readonly count: number | null;
  /** When the server was last heard, in milliseconds since 1970; null when it never was. */
  readonly heardAt: number | null;
  /** Why nothing newer is shown: no network, no way to the server, or an error of the server. */
  readonly trouble: 'offline' | 'unreachable' | 'failed' | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** Movies recommended to the member, the newest first. */
export function useHistory(): History {
  const store = useMemberStore();
  const online = useOnline();
  const syncedAt = useSyncedAt();
  const initialSync = useInitialSyncStatus();
  const local = useLiveQuery(
    async () => (store ? await listMarked(store.database, 'recommended') : undefined),
    [store],
  );
  const { told, loading, refreshing, refresh } = useServerHistory(online);
  const listed = listedHistory(
    told.entries,
    (local ?? []).map(({ movieId, ts }) => ({ movieId, shownAt: ts })),
  );
  const movies = useKnownMovies(listed);
  const heardAt = Math.max(syncedAt ?? 0, told.answeredAt ?? 0);

  return {
    movies: local === undefined || (listed.length === 0 && loading) ? undefined : movies,
    count: initialSync === 'synced' ? Math.max(local?.length ?? 0, listed.length) : null,
    heardAt: heardAt === 0 ? null : heardAt,
    trouble: online ? troubleOf(told.failure) : 'offline',
    refreshing,
    refresh() {
      store?.requestSync();
      refresh();
    },
  };
}

function troubleOf(failure: ServerHistory['failure']): History['trouble'] {
  if (failure === null) return null;
  return isNoAnswer(failure) ? 'unreachable' : 'failed';
}

type KnownMovie = Pick<ShownMovie, 'title' | 'posterPath' | 'search'>;

const UNKNOWN: KnownMovie = { title: null, posterPath: null, search: null };

/**
 * The same movies with titles and posters of those that the device knows: marked, opened or found here. Undefined until the
 * device was asked: a movie is not called unknown before. While it is asked about a longer list, the shorter one stays.
 */
function useKnownMovies(listed: readonly HistoryEntry[]): readonly ShownMovie[] | undefined {
  const store = useMemberStore();
  const key = listed.map(({ movieId, shownAt }) => `${String(movieId)} ${String(shownAt)}`).join();
  const known = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    const ids = listed.map(({ movieId }) => movieId);
    const [cards, details, searches] = await Promise.all([
      database.movies.bulkGet(ids),
      database.details.bulkGet(ids),
      searchesByMovie(database),
    ]);
    const movies = listed.map((entry, index): ShownMovie => {
      const search = searches.get(entry.movieId) ?? null;
      const found = search?.movies.find(({ id }) => id === entry.movieId);
      const { title, posterPath } = cards[index] ?? details[index]?.details ?? found ?? UNKNOWN;
      return { ...entry, title, posterPath, search };
    });
    return { key, movies };
  }, [store, key]);
  return known && (known.key === key || known.movies.length > 0) ? known.movies : undefined;
}

/** What the server told of the history, and how the last try to hear more went. */
export interface ServerHistory {
  readonly entries: readonly HistoryEntry[];
  /** When the server last answered, in milliseconds since 1970; null before the first time. */
  readonly answeredAt: number | null;
  readonly failure: RequestFailure['reason'] | null;
}

const UNTOLD: ServerHistory = { entries: [], answeredAt: null, failure: null };

/**
 * The history as the server tells it when the page is opened, and every five seconds while it is seen.
 * @param online whether to ask at all
 */
export function useServerHistory(online: boolean) {
  const load = useServices();
  const userId = useMemberStore()?.userId ?? null;
  const [refreshing, setRefreshing] = useState(false);
  const queryKey = ['history', userId];
  const { data, error, isLoading, refetch } = useQuery({
    queryKey,
    // A failure is an answer too: as an error, the next try would take it away until it had failed again.
    queryFn: async ({ client }): Promise<ServerHistory> => {
      const [{ auth }, { fetchHistory }] = await Promise.all([load(), import('../../api/supabase/history')]);
      if (userId === null) return UNTOLD;
      const answer = await fetchHistory(auth, userId);
      if (answer.ok) return { entries: answer.value, answeredAt: auth.now(), failure: null };
      return { ...(client.getQueryData<ServerHistory>(queryKey) ?? UNTOLD), failure: answer.error.reason };
    },
    enabled: userId !== null && online,
    staleTime: HISTORY_STALE_MS,
    refetchInterval: HISTORY_REFETCH_MS,
    refetchOnMount: 'always',
    // The next look comes in five seconds.
    retry: false,
  });

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await refetch();
    setRefreshing(false);
  }

  const broken: ServerHistory = { ...UNTOLD, failure: 'server' };
  return {
    told: data ?? (error === null ? UNTOLD : broken),
    /** The first answer is under way. */
    loading: isLoading,
    /** An answer that the reader asked for is under way. */
    refreshing,
    refresh: () => void refresh(),
  };
}
