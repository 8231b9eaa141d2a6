import type { Result } from '../../../domain/values/result';
import type { SyncFailure } from '../../../domain/marks/sync-failure';
import { inStorage, type StorageError } from '../../local/device/storage-error';
import { changeSyncState } from '../../local/member/sync-state';
import type { WithLock } from '../../supabase/session/token';
import { syncMember, type SyncRound, type SyncWork } from './sync-member';

/** Why a round stopped: at the server, on the way to it, or at the device's own storage. */
export type RoundFailure = SyncFailure | StorageError;

/** One round under the member's lock, which tabs and worker share, with its outcome noted for the screen. */
export async function runRound(round: SyncRound, withLock: WithLock): Promise<Result<SyncWork, RoundFailure>> {
  const { database } = round;
  const stored = await inStorage(() =>
    withLock(`matinee-sync-${database.userId}`, async () => {
      const outcome = await syncMember(round);
      // The last page of a round that went well has noted that already.
      if (outcome.ok) return outcome;
      const failure = outcome.error.reason;
      await database.transaction('rw', database.sync, () => changeSyncState(database, { failure }));
      return outcome;
    }),
  );
  return stored.ok ? stored.value : stored;
}
