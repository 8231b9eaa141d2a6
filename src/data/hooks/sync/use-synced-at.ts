import { useLiveQuery } from 'dexie-react-hooks';
import { readSyncState } from '../../../db/sync-state';
import { useMemberStore } from '../member/member-provider';

/** Device time of the member's last complete sync, ms; null before the first. */
export function useSyncedAt(): number | null {
  const runtime = useMemberStore();
  return (
    useLiveQuery(async () => (runtime ? (await readSyncState(runtime.database)).syncedAt : null), [runtime]) ?? null
  );
}
