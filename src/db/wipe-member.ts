import type { Table } from 'dexie';
import type { Result } from '../domain/values/result';
import { withWebLock } from '../lib/locks';
import { memberLock } from './device-names';
import { tryStorage, type StorageError } from './storage';
import type { MemberDatabase } from './member-database';
import { clearProfile } from './account-cache';
import { changeSyncState, readSyncState } from './sync-state';

/**
 * Removes a member's data from this device at sign-out, except for unsent changes, which only that member can read. The
 * emptied database stays at first, flagged as signed out, so that a sync cycle running in another tab or the worker
 * doesn't fill it again. `deleteEmptyDatabases` deletes it once the session is gone.
 */
export async function wipeMember(database: MemberDatabase): Promise<void> {
  const retained = [database.outbox.name, database.profile.name];
  await wipe(
    database,
    database.tables.filter(({ name }) => !retained.includes(name)),
    () => clearProfile(database),
  );
}

/** As wipeMember, for a deleted account: unsent changes are removed, too. */
export async function wipeDeletedMember(database: MemberDatabase): Promise<void> {
  await wipe(database, database.tables);
}

async function wipe(
  database: MemberDatabase,
  personal: readonly Table[],
  more: () => PromiseLike<unknown> = () => Promise.resolve(),
): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const { serverOffset, resyncGeneration, ...state } = await readSyncState(database);
    // Marks set during a sign-out are written after this, and must be later than those they replace.
    const lastTs = (await database.mirror.toArray()).reduce((latest, { ts }) => Math.max(latest, ts), state.lastTs);
    await Promise.all([...personal.map((table) => table.clear()), more()]);
    await changeSyncState(database, { lastTs, serverOffset, resyncGeneration: resyncGeneration + 1, signedOut: true });
  });
}

/**
 * Clears a member's signed-out flag if they are signed in. A sign-out in another tab wipes the database before and
 * after it removes the session, so the session is checked again if a wipe came in between.
 * @param isSignedIn whether the member's session is stored
 * @returns whether they're signed in: if not, nothing may be stored
 */
export async function reopenForMember(
  database: MemberDatabase,
  isSignedIn: () => Promise<boolean>,
): Promise<Result<boolean, StorageError>> {
  // Empty databases are deleted after a sign-out under the same lock, so that the deletion sees what a returning member
  // has written.
  return withWebLock(memberLock(database.userId), () =>
    tryStorage(async () => {
      for (;;) {
        const { resyncGeneration } = await readSyncState(database);
        if (!(await isSignedIn())) {
          await wipeMember(database);
          return false;
        }
        if (await clearSignedOutFlag(database, resyncGeneration)) return true;
      }
    }),
  );
}

/** @param resyncGeneration the one in which the member was signed in; @returns false if it has changed */
async function clearSignedOutFlag(database: MemberDatabase, resyncGeneration: number): Promise<boolean> {
  return database.transaction('rw', database.sync, async () => {
    const state = await readSyncState(database);
    if (!state.signedOut) return true;
    if (state.resyncGeneration !== resyncGeneration) return false;
    await changeSyncState(database, { signedOut: false });
    return true;
  });
}
