import { fail, ok, type Result } from '../domain/values/result';
import { tryStorage } from '../db/storage';
import type { MemberDatabase } from '../db/member-database';
import { isNewer } from '../db/open-member-database';
import { readSyncState } from '../db/sync-state';
import { reopenForMember } from '../db/wipe-member';
import type { SessionStore } from '../db/session-store';
import type { SyncError } from './engine';

/**
 * Makes a member's open database ready for a round, whatever other tabs and the browser have done to it since the last.
 * @returns why there can be none
 */
export async function prepareSync(database: MemberDatabase, store: SessionStore): Promise<Result<void, SyncError>> {
  const looked = await tryStorage(async () => {
    // Asked first: opened by this one, a newer database would be given back what the newer application has dropped.
    if (await isNewer(database.name)) return 'newer';
    // One that the browser has closed, as on a full device, is to be opened again.
    await database.open();
    return (await readSyncState(database)).signedOut ? 'left' : 'ready';
  });
  if (!looked.ok) return looked;
  switch (looked.value) {
    // A newer application in another tab may have rewritten the database since it was opened.
    case 'newer':
      return fail({ reason: 'newer' });
    case 'ready':
      return ok(undefined);
    // A sign-out, or somebody else's sign-in, may have come to no end since it wiped: then its member is still here.
    case 'left': {
      const welcomed = await reopenForMember(database, () => store.isSignedIn(database.userId));
      if (!welcomed.ok) return welcomed;
      return welcomed.value ? ok(undefined) : fail({ reason: 'signed-out' });
    }
  }
}
