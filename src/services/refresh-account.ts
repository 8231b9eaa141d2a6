import {
  awardBadges,
  fetchAccount,
  fetchProfile,
  saveWatchPreferences,
  type StoredPreferences,
} from '../api/supabase/account';
import type { AuthContext } from '../api/supabase/auth-context';
import { readProfile, readWatchPreferences, storeAccount } from '../db/account-cache';
import type { MemberDatabase, ProfileRow, WatchPreferencesRow } from '../db/member-database';
import { readSyncState, whileSignedIn } from '../db/sync-state';
import { nextTimestamp } from '../domain/marks/timestamp';
import type { Result } from '../domain/values/result';
import type { WatchPreferences } from '../domain/watch-preferences';
import { type StorageError, tryStorage } from '../db/storage';
import type { SyncDeps } from '../sync/clock';

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

/**
 * Writes where and how a member watches: one register, in which the last choice stands. It is later than the one that the
 * member saw, however wrong the device's clock is.
 * @returns the choice's stamp, ms by the server's clock
 */
export function setWatchPreferences(
  database: MemberDatabase,
  { now, serverClock }: SyncDeps,
  value: WatchPreferences,
): Promise<Result<number, StorageError>> {
  return tryStorage(() =>
    database.transaction('rw', database.profile, database.sync, async () => {
      const { serverOffset } = await readSyncState(database);
      const seenTs = (await readWatchPreferences(database))?.at ?? 0;
      const at = nextTimestamp({ now: now(), serverOffset, serverNow: serverClock.lowerBound(), lastTs: 0, seenTs });
      await database.profile.put({ id: 'viewing', value, at, sent: false });
      return at;
    }),
  );
}
