import type { Result } from '../../../domain/values/result';
import type { ServerSyncError } from '../../../domain/marks/sync-error';
import { tryStorage, type StorageError } from '../../../lib/storage';
import { changeSyncState } from '../../../db/sync-state';
import type { WithLock } from '../../../api/supabase/auth-context';
import { syncOnce, type SyncContext, type SyncStats } from './sync-member';

/** Why a round stopped: at the server, on the way to it, or at the device's own storage. */
export type SyncError = ServerSyncError | StorageError;

/** One round under the member's lock, which tabs and worker share, with its outcome noted for the screen. */
export async function syncWithLock(round: SyncContext, withLock: WithLock): Promise<Result<SyncStats, SyncError>> {
  const { database } = round;
  const stored = await tryStorage(() =>
    withLock(`matinee-sync-${database.userId}`, async () => {
      const outcome = await syncOnce(round);
      // The last page of a round that went well has noted that already.
      if (outcome.ok) return outcome;
      const failure = outcome.error.reason;
      await database.transaction('rw', database.sync, () => changeSyncState(database, { failure }));
      return outcome;
    }),
  );
  return stored.ok ? stored.value : stored;
}
