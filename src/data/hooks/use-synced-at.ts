import { useLiveQuery } from 'dexie-react-hooks';
import { readSyncState } from '../local/sync-state';
import { useMember } from './member-provider';

/** Device time of the member's last complete sync, ms; null before the first. */
export function useSyncedAt(): number | null {
  const member = useMember();
  return useLiveQuery(async () => (member ? (await readSyncState(member.database)).syncedAt : null), [member]) ?? null;
}
