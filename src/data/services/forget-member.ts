import { forgetMetFilms } from '../local/films/met-films';
import { inStorage } from '../local/device/storage-error';
import { unpinPosters } from '../local/films/pinned-posters';
import type { MemberDatabase } from '../local/member/member-database';
import { wipeMember } from '../local/member/wipe-member';
import { logQuietly } from '../platform/quiet-log';

/**
 * Removes what the device keeps of a member, but for what the tabs keep.
 * @param wipe what becomes of their database
 * @returns whether all of it is gone
 */
export async function forget(database: MemberDatabase, wipe = wipeMember): Promise<boolean> {
  const forgotten = await inStorage(async () => {
    await wipe(database);
    await unpinPosters(database.userId);
    await forgetMetFilms();
  });
  if (!forgotten.ok) logQuietly(`Sign-out could not clear this device: ${forgotten.error.reason}`);
  return forgotten.ok;
}
