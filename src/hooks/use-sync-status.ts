import { useLiveQuery } from 'dexie-react-hooks';
import { countUnsentPreferences } from '../db/account-cache';
import { readInitialSync } from '../db/initial-sync';
import { readSyncState } from '../db/sync-state';
import { countChanges } from '../sync/outbox';
import { useMemberStore } from './member-provider';
import { useOnline } from './use-online';

/** The sync status: how many changes are pending or need attention, and why. */
export type SyncStatus =
  /** The initial sync is running, or can't run yet. */
  | { readonly state: 'loading' }
  | { readonly state: 'not-loaded' }
  | { readonly state: 'saved' }
  /** `failing`: the last sync cycle failed. */
  | { readonly state: 'waiting'; readonly count: number; readonly failing: boolean }
  | { readonly state: 'offline'; readonly count: number }
  | { readonly state: 'sign-in-needed'; readonly count: number }
  /** The account no longer exists on the server. */
  | { readonly state: 'gone' }
  | { readonly state: 'attention'; readonly count: number };

/** The member's sync status; null for a visitor and while loading. */
export function useSyncStatus(): SyncStatus | null {
  const store = useMemberStore();
  const online = useOnline();
  const counts = useLiveQuery(async () => {
    if (!store) return null;
    const { database } = store;
    const choices = await countUnsentPreferences(database);
    return database.transaction('r', database.outbox, database.sync, async () => {
      const { pending, undecided } = await countChanges(database);
      const { failure, syncedAt } = await readSyncState(database);
      return { waiting: pending + choices, undecided, failure, loaded: syncedAt !== null };
    });
  }, [store]);
  if (!counts) return null;
  const { waiting, undecided, failure, loaded } = counts;
  if (failure === 'gone') return { state: 'gone' };
  if (undecided > 0) return { state: 'attention', count: undecided };
  if (failure === 'unauthorized' || failure === 'wrong-user') return { state: 'sign-in-needed', count: waiting };
  if (!online) return { state: 'offline', count: waiting };
  // The network is back, and the next cycle is about to run.
  const failing = failure !== null && failure !== 'offline';
  if (waiting > 0) return { state: 'waiting', count: waiting, failing };
  if (!loaded) return { state: failure === null ? 'loading' : 'not-loaded' };
  return { state: 'saved' };
}

/** The initial sync of the member's marks: 'synced', 'syncing', or why it can't finish. */
export type InitialSyncStatus = 'synced' | 'syncing' | 'offline' | 'failed';

/** The status of the initial sync; 'syncing' while it is being read. */
export function useInitialSyncStatus(): InitialSyncStatus {
  const store = useMemberStore();
  const online = useOnline();
  const initialSync = useLiveQuery(async () => (store ? readInitialSync(store.database) : undefined), [store]);
  if (initialSync === 'synced') return 'synced';
  if (initialSync === undefined) return 'syncing';
  if (!online) return 'offline';
  return initialSync === 'failed' ? 'failed' : 'syncing';
}

/** Device time of the member's last complete sync in ms; null before the first. */
export function useSyncedAt(): number | null {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? (await readSyncState(store.database)).syncedAt : null), [store]) ?? null;
}
