import { storeAccount } from '../../db/account-cache';
import type { MemberDatabase } from '../../db/member-database';
import { awardBadges, fetchAccount } from '../../api/supabase/account';
import type { AuthContext } from '../../api/supabase/auth-context';

async function renew(tokens: AuthContext, database: MemberDatabase): Promise<boolean> {
  const fetchedAt = tokens.now();
  const answer = await fetchAccount(tokens, database.userId);
  return answer.ok && storeAccount(database, { fetchedAt, ...answer.value });
}

/**
 * Has the server check the member's badges, and brings what the device keeps of the account up to date: a read cache, so
 * a failure leaves the last one standing. One at a time among tabs and worker, so that no older answer comes last.
 * @returns whether the server answered
 */
export async function refreshAccount(tokens: AuthContext, database: MemberDatabase): Promise<boolean> {
  return tokens.withLock(`matinee-account-${database.userId}`, async () => {
    // A device that knows nothing yet asks what was earned before: what the check adds to that is news.
    if ((await database.account.count()) === 0 && !(await renew(tokens, database))) return false;
    await awardBadges(tokens, database.userId);
    return renew(tokens, database);
  });
}
