import { useLiveQuery } from 'dexie-react-hooks';
import { readSyncState } from '../../local/member/sync-state';
import { useMemberRuntime } from '../member/member-provider';

/** Device time of the member's last complete sync, ms; null before the first. */
export function useSyncedAt(): number | null {
  const runtime = useMemberRuntime();
  return (
    useLiveQuery(async () => (runtime ? (await readSyncState(runtime.database)).syncedAt : null), [runtime]) ?? null
  );
}
