import { useLiveQuery } from 'dexie-react-hooks';
import { readInitialSync } from '../../../db/initial-sync';
import { useOnline } from '../device/use-online';
import { useMemberStore } from '../member/member-provider';

/** What the device knows of the member's marks: 'known', 'asking' for the first time, or why they cannot be had. */
export type InitialSyncStatus = 'known' | 'asking' | 'offline' | 'failing';

/** Whether what the device has of the member is all there is; 'asking' until that is read. */
export function useInitialSyncStatus(): InitialSyncStatus {
  const runtime = useMemberStore();
  const online = useOnline();
  const knowledge = useLiveQuery(async () => (runtime ? readInitialSync(runtime.database) : undefined), [runtime]);
  if (knowledge === 'complete') return 'known';
  if (knowledge === undefined) return 'asking';
  if (!online) return 'offline';
  return knowledge === 'missing' ? 'failing' : 'asking';
}
