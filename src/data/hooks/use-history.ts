import { useLiveQuery } from 'dexie-react-hooks';
import { listedHistory, type HistoryEntry } from '../../domain/history';
import { listMarked } from '../local/marks';
import { useMember } from './member-provider';
import { useOnline } from './use-online';
import { useServerHistory } from './use-server-history';
import { useSyncedAt } from './use-synced-at';

/** A recommended film; `title` where the device knows it. */
export interface ShownFilm extends HistoryEntry {
  readonly title: string | null;
}

/** The member's history: at once from the device, and anew from the server while the page is open. */
export interface History {
  /** The latest; undefined until the device has been read, or the server has told a device that has none. */
  readonly films: readonly ShownFilm[] | undefined;
  /** How many were recommended altogether. */
  readonly count: number;
  /** When the server was last heard, in milliseconds since 1970; null when it never was. */
  readonly heardAt: number | null;
  /** Why nothing newer is shown: no network, no way to the server, or an error of the server. */
  readonly trouble: 'offline' | 'unreachable' | 'failed' | null;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** Films recommended to the member, the newest first. */
export function useHistory(): History {
  const member = useMember();
  const online = useOnline();
  const syncedAt = useSyncedAt();
  const local = useLiveQuery(async () => (member ? await listMarked(member.database, 'shown') : undefined), [member]);
  const { told, loading, refreshing, refresh } = useServerHistory(online);
  const listed = listedHistory(
    told.entries,
    (local ?? []).map(({ movieId, ts }) => ({ movieId, shownAt: ts })),
  );
  const films = useTitled(listed);
  const heardAt = Math.max(syncedAt ?? 0, told.answeredAt ?? 0);

  return {
    films: local === undefined || (listed.length === 0 && loading) ? undefined : films,
    count: Math.max(local?.length ?? 0, listed.length),
    heardAt: heardAt === 0 ? null : heardAt,
    trouble: online ? TROUBLES[told.failure ?? 'none'] : 'offline',
    refreshing,
    refresh() {
      member?.requestSync();
      refresh();
    },
  };
}

const TROUBLES = { none: null, offline: 'unreachable', server: 'failed', 'signed-out': 'failed' } as const;

/** The same films with the titles that the device knows, of marks and of opened films. */
function useTitled(listed: readonly HistoryEntry[]): readonly ShownFilm[] {
  const member = useMember();
  const ids = listed.map(({ movieId }) => movieId);
  const titles = useLiveQuery(async () => {
    if (!member) return new Map<number, string>();
    const [cards, details] = await Promise.all([
      member.database.films.bulkGet(ids),
      member.database.details.bulkGet(ids),
    ]);
    return new Map(ids.map((id, index) => [id, cards[index]?.title ?? details[index]?.details.title ?? null]));
  }, [member, ids.join()]);
  return listed.map((entry) => ({ ...entry, title: titles?.get(entry.movieId) ?? null }));
}
