import { useLiveQuery } from 'dexie-react-hooks';
import { readSyncState } from '../local/sync-state';
import { useMember } from './member-provider';
import { useOnline } from './use-online';

/** The truth about what is saved: how many changes wait or need attention, and what keeps them. */
export type SyncStatus =
  | { readonly state: 'saved' }
  | { readonly state: 'waiting'; readonly count: number }
  | { readonly state: 'offline'; readonly count: number }
  | { readonly state: 'sign-in-needed'; readonly count: number }
  | { readonly state: 'attention'; readonly count: number };

/** The sync state of the signed-in member; null for a visitor and until it is read. */
export function useSyncStatus(): SyncStatus | null {
  const member = useMember();
  const online = useOnline();
  const counts = useLiveQuery(async () => {
    if (!member) return null;
    const { database } = member;
    return database.transaction('r', database.outbox, database.sync, async () => {
      const entries = await database.outbox.toArray();
      const waiting = entries.filter(({ state }) => state === 'waiting').length;
      return { waiting, setAside: entries.length - waiting, failure: (await readSyncState(database)).failure };
    });
  }, [member]);
  if (!counts) return null;
  const { waiting, setAside, failure } = counts;
  if (setAside > 0) return { state: 'attention', count: setAside };
  if (failure === 'unauthorized' || failure === 'wrong-user') return { state: 'sign-in-needed', count: waiting };
  if (!online || failure === 'offline') return { state: 'offline', count: waiting };
  return waiting > 0 ? { state: 'waiting', count: waiting } : { state: 'saved' };
}
