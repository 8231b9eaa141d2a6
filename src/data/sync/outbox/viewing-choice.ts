import { nextTimestamp } from '../../../domain/marks/timestamp';
import type { Result } from '../../../domain/values/result';
import type { WatchPreferences } from '../../../domain/watch-preferences';
import { tryStorage, type StorageError } from '../../../lib/storage';
import type { MemberDatabase } from '../../../db/member-database';
import { readWatchPreferences } from '../../../db/account-cache';
import { readSyncState } from '../../../db/sync-state';
import type { SyncDeps } from '../../../sync/clock';

/**
 * Writes where and how a member watches: one register, in which the last choice stands. It is later than the one that the
 * member saw, however wrong the device's clock is.
 * @returns the choice's stamp, ms by the server's clock
 */
export function setWatchPreferences(
  database: MemberDatabase,
  { now, serverClock }: SyncDeps,
  value: WatchPreferences,
): Promise<Result<number, StorageError>> {
  return tryStorage(() =>
    database.transaction('rw', database.profile, database.sync, async () => {
      const { serverOffset } = await readSyncState(database);
      const seenTs = (await readWatchPreferences(database))?.at ?? 0;
      const at = nextTimestamp({ now: now(), serverOffset, serverNow: serverClock.lowerBound(), lastTs: 0, seenTs });
      await database.profile.put({ id: 'viewing', value, at, sent: false });
      return at;
    }),
  );
}
