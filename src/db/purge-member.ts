import { memberLock } from './device-names';
import { clearBrowsingCache } from './clear-browsing-cache';
import { tryStorage } from './storage';
import { membersOnDevice, type MemberDatabase } from './member-database';
import { openMemberDatabase } from './open-member-database';
import type { SessionStore } from './session-store';
import { unpinPosters } from './pinned-posters';
import { reopenForMember, wipeMember } from './wipe-member';
import { logDebug } from '../lib/logger';
import { ifLockIsFree } from '../lib/locks';

/**
 * Removes a member's data from the device, except for that of the tabs.
 * @param wipe how to clear their database
 * @returns whether everything was removed
 */
export async function purgeMemberData(database: MemberDatabase, wipe = wipeMember): Promise<boolean> {
  const wiped = await tryStorage(() => wipe(database));
  if (!wiped.ok) logDebug(`Sign-out could not clear this device: ${wiped.error.reason}`);
  return (await clearCaches(database.userId)) && wiped.ok;
}

async function clearCaches(memberId: string): Promise<boolean> {
  const cleared = await tryStorage(async () => {
    await unpinPosters(memberId);
    await clearBrowsingCache();
  });
  if (!cleared.ok) logDebug(`Sign-out could not clear the caches: ${cleared.error.reason}`);
  return cleared.ok;
}

/** As purgeMemberData, for a member whose database isn't open; false also if it can't be opened. */
export async function purgeMember(memberId: string, wipe = wipeMember): Promise<boolean> {
  const opened = await openMemberDatabase(memberId);
  if (!opened.ok) {
    await clearCaches(memberId);
    return false;
  }
  const purged = await purgeMemberData(opened.value.database, wipe);
  opened.value.database.close();
  return purged;
}

/**
 * Removes what couldn't be removed when its member left, unless they're signed in again.
 * @returns whether everything was removed
 */
export async function removeLeftover(store: SessionStore, memberId: string): Promise<boolean> {
  const opened = await openMemberDatabase(memberId);
  if (!opened.ok) return false;
  const { database } = opened.value;
  const reopened = await reopenForMember(database, () => store.isSignedIn(memberId));
  database.close();
  return reopened.ok;
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
