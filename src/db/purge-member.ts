import { memberLock } from './device-names';
import { clearBrowsingCache } from './clear-browsing-cache';
import { tryStorage } from './storage';
import { membersOnDevice, type MemberDatabase } from './member-database';
import { openMemberDatabase } from './open-member-database';
import type { SessionStore } from './session-store';
import { unpinPosters } from './pinned-posters';
import { wipeMember } from './wipe-member';
import { logDebug } from '../lib/logger';
import { ifLockIsFree } from '../lib/locks';

/**
 * Removes what the device keeps of a member, but for what the tabs keep.
 * @param wipe what becomes of their database
 * @returns whether all of it is gone
 */
export async function purgeMemberData(database: MemberDatabase, wipe = wipeMember): Promise<boolean> {
  const forgotten = await tryStorage(async () => {
    await wipe(database);
    await unpinPosters(database.userId);
    await clearBrowsingCache();
  });
  if (!forgotten.ok) logDebug(`Sign-out could not clear this device: ${forgotten.error.reason}`);
  return forgotten.ok;
}

/**
 * Deletes what is left on the device of members who are not signed in and have been forgotten: a database with their id in
 * its name, and nothing in it. One with changes that wait stays. What could not be deleted is tried again by the next visit.
 */
export async function deleteEmptyDatabases(store: SessionStore): Promise<void> {
  const removed = await tryStorage(async () => {
    for (const id of await membersOnDevice()) await ifLockIsFree(memberLock(id), () => deleteIfEmpty(store, id));
  });
  if (!removed.ok) logDebug(`An empty database stays on this device: ${removed.error.reason}`);
}

async function deleteIfEmpty(store: SessionStore, id: string): Promise<void> {
  const opened = (await store.isSignedIn(id)) ? null : await openMemberDatabase(id);
  if (!opened?.ok) return;
  const { database } = opened.value;
  const filled = database.tables.filter(({ name }) => name !== database.sync.name).map((table) => table.count());
  if ((await Promise.all(filled)).every((count) => count === 0)) await database.delete();
  database.close();
}
