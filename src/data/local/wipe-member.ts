import type { MemberDatabase } from './member-database';

/**
 * Removes what a member has on this device, at sign-out. Changes that are not yet on the server stay, for that member
 * alone; without any the whole database goes.
 * @returns how many changes stay
 */
export async function wipeMember(database: MemberDatabase): Promise<number> {
  const waiting = await database.transaction('rw', database.tables, async () => {
    await Promise.all([
      database.mirror.clear(),
      database.films.clear(),
      database.profile.clear(),
      database.sync.clear(),
    ]);
    return database.outbox.count();
  });
  if (waiting === 0) await database.delete({ disableAutoOpen: false });
  return waiting;
}
