import { useLiveQuery } from 'dexie-react-hooks';
import { listedHistory, type HistoryEntry } from '../../../domain/history';
import { isNoAnswer } from '../../../domain/requests/request-error';
import { listMarked } from '../../../db/marks';
import { searchesByMovie } from '../../../db/impressions';
import type { PastSearch } from '../../../db/member-database';
import { useMemberStore } from '../../../hooks/member-provider';
import { useOnline } from '../../../hooks/use-online';
import { useServerHistory, type ServerHistory } from './use-server-history';
import { useInitialSyncStatus, useSyncedAt } from '../../../hooks/use-sync-status';

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
  const runtime = useMemberStore();
  const online = useOnline();
  const syncedAt = useSyncedAt();
  const knowledge = useInitialSyncStatus();
  const local = useLiveQuery(
    async () => (runtime ? await listMarked(runtime.database, 'shown') : undefined),
    [runtime],
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
    count: knowledge === 'known' ? Math.max(local?.length ?? 0, listed.length) : null,
    heardAt: heardAt === 0 ? null : heardAt,
    trouble: online ? troubleOf(told.failure) : 'offline',
    refreshing,
    refresh() {
      runtime?.requestSync();
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
  const runtime = useMemberStore();
  const key = listed.map(({ movieId, shownAt }) => `${String(movieId)} ${String(shownAt)}`).join();
  const known = useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
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
  }, [runtime, key]);
  return known && (known.key === key || known.movies.length > 0) ? known.movies : undefined;
}
