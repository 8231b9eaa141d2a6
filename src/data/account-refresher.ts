import { keepAccount } from './local/account-cache';
import type { MemberDatabase } from './local/member-database';
import { awardBadges, fetchAccount } from './supabase/account';
import type { TokenSource } from './supabase/token';

async function renew(tokens: TokenSource, database: MemberDatabase): Promise<boolean> {
  const fetchedAt = tokens.now();
  const answer = await fetchAccount(tokens);
  if (!answer.ok || answer.value.userId !== database.userId) return false;
  return keepAccount(database, { fetchedAt, ...answer.value.account });
}

/**
 * Has the server check the member's badges, and brings what the device keeps of the account up to date: a read cache, so
 * a failure leaves the last one standing. One at a time among tabs and worker, so that no older answer comes last.
 * @returns whether the server answered
 */
export async function refreshAccount(tokens: TokenSource, database: MemberDatabase): Promise<boolean> {
  return tokens.withLock(`matinee-account-${database.userId}`, async () => {
    // A device that knows nothing yet asks what was earned before: what the check adds to that is news.
    if ((await database.account.count()) === 0 && !(await renew(tokens, database))) return false;
    await awardBadges(tokens);
    return renew(tokens, database);
  });
}
