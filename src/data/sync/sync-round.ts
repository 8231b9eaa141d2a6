import type { Result } from '../../domain/result';
import type { SyncFailure } from '../../domain/sync-failure';
import { changeSyncState } from '../local/sync-state';
import type { WithLock } from '../supabase/token';
import { syncMember, type SyncRound, type SyncWork } from './sync-member';

/**
 * One round under the member's lock, which tabs and worker share, with its outcome noted for the screen.
 * @throws storage errors only: the network's failures are values
 */
export async function runRound(round: SyncRound, withLock: WithLock): Promise<Result<SyncWork, SyncFailure>> {
  return withLock(`matinee-sync-${round.database.userId}`, async () => {
    const outcome = await syncMember(round);
    const failure = outcome.ok ? null : outcome.error.reason;
    await round.database.transaction('rw', round.database.sync, () => changeSyncState(round.database, { failure }));
    return outcome;
  });
}
