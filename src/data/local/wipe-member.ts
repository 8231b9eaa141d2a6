import type { MemberDatabase } from './member-database';
import { changeSyncState, readSyncState } from './sync-state';

/**
 * Removes what a member has on this device, at sign-out. Only changes not yet on the server stay, for that member alone.
 * The empty database stays too, with the word that its member has left: a tab or worker in the middle of a round would
 * otherwise fill it again.
 * @returns how many changes stay
 */
export async function wipeMember(database: MemberDatabase): Promise<number> {
  return database.transaction('rw', database.tables, async () => {
    const { lastTs, serverOffset } = await readSyncState(database);
    const personal = database.tables.filter(({ name }) => name !== database.outbox.name);
    await Promise.all(personal.map((table) => table.clear()));
    await changeSyncState(database, { lastTs, serverOffset, signedOut: true });
    return database.outbox.count();
  });
}

/** Lets a member's database be filled again, after they signed in. */
export async function welcomeMember(database: MemberDatabase): Promise<void> {
  await database.transaction('rw', database.sync, async () => {
    if ((await readSyncState(database)).signedOut) await changeSyncState(database, { signedOut: false });
  });
}
