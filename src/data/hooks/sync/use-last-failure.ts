import { useLiveQuery } from 'dexie-react-hooks';
import type { ServerSyncError } from '../../../domain/marks/sync-error';
import { readSyncState } from '../../../db/sync-state';
import { useOnline } from '../../../hooks/use-online';
import { useMemberStore } from '../../../hooks/member-provider';

/** Why the last round stopped, whoever asked for it; null where it came to its end, and where storage failed, which the frame tells. */
export function useLastFailure(): ServerSyncError['reason'] | null {
  const runtime = useMemberStore();
  const online = useOnline();
  const failure = useLiveQuery(
    async () => (runtime ? (await readSyncState(runtime.database)).failure : null),
    [runtime],
  );
  // The network is back, and the next round is under way.
  return failure === 'offline' && online ? null : (failure ?? null);
}
