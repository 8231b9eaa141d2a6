import type { MemberDatabase, ProfileRow, WatchPreferencesRow } from '../../db/member-database';
import { readProfile, readWatchPreferences } from '../../db/account-cache';
import { whileSignedIn } from '../../db/sync-state';
import { fetchProfile, saveWatchPreferences, type StoredPreferences } from '../../api/supabase/account';
import type { AuthContext } from '../../api/supabase/auth-context';

function same(one: ProfileRow | null, other: ProfileRow | null): boolean {
  return one?.username === other?.username && one?.firstName === other?.firstName && one?.lastName === other?.lastName;
}

/** Brings the choice of where one watches to the server, unless it is there. */
async function pushWatchPreferences(tokens: AuthContext, database: MemberDatabase): Promise<void> {
  const chosen = await readWatchPreferences(database);
  if (!chosen || chosen.sent) return;
  const standing = await saveWatchPreferences(tokens, database.userId, chosen);
  if (!standing.ok) return;
  await whileSignedIn(database, [database.profile], async () => {
    // What was chosen meanwhile goes next.
    if ((await readWatchPreferences(database))?.at !== chosen.at) return;
    await database.profile.put({ id: 'viewing', ...standing.value, sent: true });
  });
}

/** What the device is to have of the choice, as the server told it; null where all stays. */
function rowToStore(kept: WatchPreferencesRow | null, stored: StoredPreferences | null): WatchPreferencesRow | null {
  if (kept?.sent === false) return null;
  // A server that knows less than it did was restored from an earlier copy: it is told again.
  if (kept && (stored === null || stored.at < kept.at)) return { ...kept, sent: false };
  return stored && { id: 'viewing', ...stored, sent: true };
}

/**
 * Delivers what was chosen of the profile on this device, and reads the profile anew: it is a read cache, so a failure
 * leaves the last one standing.
 * @returns whether the server answered
 */
export async function refreshProfile(tokens: AuthContext, database: MemberDatabase): Promise<boolean> {
  await pushWatchPreferences(tokens, database);
  const before = await readProfile(database);
  const answer = await fetchProfile(tokens, database.userId);
  if (!answer.ok) return false;
  const { profile, viewing } = answer.value;
  return whileSignedIn(database, [database.profile], async () => {
    // What was saved meanwhile is newer than an answer that was asked for before it.
    if (same(before, await readProfile(database))) await database.profile.put(profile);
    const row = rowToStore(await readWatchPreferences(database), viewing);
    if (row) await database.profile.put(row);
  });
}
