import { fail, ok, type Result } from '../domain/values/result';
import { tryStorage } from '../db/storage';
import type { MemberDatabase } from '../db/member-database';
import { isNewer } from '../db/open-member-database';
import { readSyncState } from '../db/sync-state';
import { reopenForMember } from '../db/wipe-member';
import type { SessionStore } from '../db/session-store';
import type { SyncError } from './engine';

/**
 * Prepares a member's open database for a sync cycle, whatever other tabs or the browser did to it since the last.
 * @returns an error if no cycle can run
 */
export async function prepareSync(database: MemberDatabase, store: SessionStore): Promise<Result<void, SyncError>> {
  const checked = await tryStorage(async () => {
    // Check first: opening a newer database would recreate tables that the newer version has dropped.
    if (await isNewer(database.name)) return 'newer';
    // Reopen it if the browser has closed it, as on a full device.
    await database.open();
    return (await readSyncState(database)).signedOut ? 'signed-out' : 'ready';
  });
  if (!checked.ok) return checked;
  switch (checked.value) {
    // A newer version in another tab may have upgraded the database.
    case 'newer':
      return fail({ reason: 'newer' });
    case 'ready':
      return ok(undefined);
    // A sign-out may have been interrupted after wiping the database; then the session is still stored.
    case 'signed-out': {
      const reopened = await reopenForMember(database, () => store.isSignedIn(database.userId));
      if (!reopened.ok) return reopened;
      return reopened.value ? ok(undefined) : fail({ reason: 'signed-out' });
    }
  }
}
