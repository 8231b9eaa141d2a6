import { useLiveQuery } from 'dexie-react-hooks';
import { countUnsentPreferences } from '../db/account-cache';
import { readInitialSync } from '../db/initial-sync';
import { readSyncState } from '../db/sync-state';
import { countChanges } from '../sync/outbox';
import { useMemberStore } from './member-provider';
import { useOnline } from './use-online';

/** The truth about what is saved: how many changes wait or need attention, and what keeps them. */
export type SyncStatus =
  /** What the member has is being loaded for the first time, or cannot be yet. */
  | { readonly state: 'loading' }
  | { readonly state: 'not-loaded' }
  | { readonly state: 'saved' }
  /** `failing`: the last round did not bring it to the server. */
  | { readonly state: 'waiting'; readonly count: number; readonly failing: boolean }
  | { readonly state: 'offline'; readonly count: number }
  | { readonly state: 'sign-in-needed'; readonly count: number }
  /** The account is no longer on the server. */
  | { readonly state: 'gone' }
  | { readonly state: 'attention'; readonly count: number };

/** The sync state of the signed-in member; null for a visitor and until it is read. */
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
  // The network is back, and the next round is under way.
  const failing = failure !== null && failure !== 'offline';
  if (waiting > 0) return { state: 'waiting', count: waiting, failing };
  if (!loaded) return { state: failure === null ? 'loading' : 'not-loaded' };
  return { state: 'saved' };
}

/** What the device knows of the member's marks: 'synced', 'syncing' for the first time, or why they cannot be had. */
export type InitialSyncStatus = 'synced' | 'syncing' | 'offline' | 'failed';

/** Whether what the device has of the member is all there is; 'syncing' until that is read. */
export function useInitialSyncStatus(): InitialSyncStatus {
  const store = useMemberStore();
  const online = useOnline();
  const initialSync = useLiveQuery(async () => (store ? readInitialSync(store.database) : undefined), [store]);
  if (initialSync === 'synced') return 'synced';
  if (initialSync === undefined) return 'syncing';
  if (!online) return 'offline';
  return initialSync === 'failed' ? 'failed' : 'syncing';
}

/** Device time of the member's last complete sync, ms; null before the first. */
export function useSyncedAt(): number | null {
  const store = useMemberStore();
  return useLiveQuery(async () => (store ? (await readSyncState(store.database)).syncedAt : null), [store]) ?? null;
}
