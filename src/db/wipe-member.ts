import type { Table } from 'dexie';
import type { Result } from '../domain/values/result';
import { withWebLock } from '../lib/locks';
import { memberLock } from './device-names';
import { tryStorage, type StorageError } from './storage';
import type { MemberDatabase } from './member-database';
import { clearProfile } from './account-cache';
import { changeSyncState, readSyncState } from './sync-state';

/**
 * Removes what a member has on this device, at sign-out. Only changes not yet on the server stay, for that member alone.
 * The empty database stays at first, with the word that its member has left: a tab or worker in the middle of a round would
 * otherwise fill it again. It is deleted when the session is gone (`services/forget-member`).
 */
export async function wipeMember(database: MemberDatabase): Promise<void> {
  const staying = [database.outbox.name, database.profile.name];
  await wipe(
    database,
    database.tables.filter(({ name }) => !staying.includes(name)),
    () => clearProfile(database),
  );
}

/** As wipeMember, of a member whose account is deleted: what waits goes, too, as there is nobody to send it for. */
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
    // A heart that is pressed while its member leaves is written after this: it stays later than what they saw.
    const lastTs = (await database.mirror.toArray()).reduce((latest, { ts }) => Math.max(latest, ts), state.lastTs);
    await Promise.all([...personal.map((table) => table.clear()), more()]);
    await changeSyncState(database, { lastTs, serverOffset, resyncGeneration: resyncGeneration + 1, signedOut: true });
  });
}

/**
 * Lets a member's database be filled again, where they are signed in. A sign-out that is under way in another tab wipes
 * before and after it removes the session: so whoever was seen signed in is looked for again where all was wiped since, and
 * a page that is closed in between has let nothing in.
 * @param isHere whether the member is signed in, by the stored session
 * @returns whether they are: otherwise nothing may be kept
 */
export async function reopenForMember(
  database: MemberDatabase,
  isHere: () => Promise<boolean>,
): Promise<Result<boolean, StorageError>> {
  // After a sign-out an empty database is deleted. The member may be back by then and have written to it: under this lock
  // the deletion looks once more.
  return withWebLock(memberLock(database.userId), () =>
    tryStorage(async () => {
      for (;;) {
        const { resyncGeneration } = await readSyncState(database);
        if (!(await isHere())) {
          await wipeMember(database);
          return false;
        }
        if (await clearSignedOutFlag(database, resyncGeneration)) return true;
      }
    }),
  );
}

/** @param reading the one in which the member was seen signed in; @returns false where another has begun */
async function clearSignedOutFlag(database: MemberDatabase, reading: number): Promise<boolean> {
  return database.transaction('rw', database.sync, async () => {
    const state = await readSyncState(database);
    if (!state.signedOut) return true;
    if (state.resyncGeneration !== reading) return false;
    await changeSyncState(database, { signedOut: false });
    return true;
  });
}
