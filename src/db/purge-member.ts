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
 * Removes a member's data from the device, except for that of the tabs.
 * @param wipe how to clear their database
 * @returns whether everything was removed
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
 * Deletes empty databases of members who have signed out. Those with unsent changes stay. Failures are retried on the
 * next visit.
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
