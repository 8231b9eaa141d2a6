import type { MemberDatabase, ProfileRow } from '../local/member/member-database';
import { whileSignedIn } from '../local/member/while-signed-in';
import { fetchProfile } from '../supabase/tables/profile-row';
import type { TokenSource } from '../supabase/session/token';

function same(one: ProfileRow | undefined, other: ProfileRow | undefined): boolean {
  return one?.username === other?.username && one?.firstName === other?.firstName && one?.lastName === other?.lastName;
}

/**
 * Reads the profile anew: it is a read cache, so a failure leaves the last one standing.
 * @returns whether the server answered
 */
export async function refreshProfile(tokens: TokenSource, database: MemberDatabase): Promise<boolean> {
  const before = await database.profile.get('profile');
  const answer = await fetchProfile(tokens, database.userId);
  if (!answer.ok) return false;
  const profile = answer.value;
  return whileSignedIn(database, [database.profile], async () => {
    // What was saved meanwhile is newer than an answer that was asked for before it.
    if (same(before, await database.profile.get('profile'))) await database.profile.put(profile);
  });
}
