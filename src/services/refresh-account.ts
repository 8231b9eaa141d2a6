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
 * Has the server award badges, then updates the cached account; on failure the old one stays. Tabs and the worker take
 * turns, so that an older response can't overwrite a newer one.
 * @returns whether the server responded
 */
export async function refreshAccount(tokens: AuthContext, database: MemberDatabase): Promise<boolean> {
  return tokens.withLock(`matinee-account-${database.userId}`, async () => {
    // On a new device, first fetch the badges earned before: only those added by the check are new.
    if ((await database.account.count()) === 0 && !(await renew(tokens, database))) return false;
    await awardBadges(tokens, database.userId);
    return renew(tokens, database);
  });
}

function same(one: ProfileRow | null, other: ProfileRow | null): boolean {
  return one?.username === other?.username && one?.firstName === other?.firstName && one?.lastName === other?.lastName;
}

/** Sends the watch preferences to the server, unless it has them. */
async function pushWatchPreferences(tokens: AuthContext, database: MemberDatabase): Promise<void> {
  const chosen = await readWatchPreferences(database);
  if (!chosen || chosen.sent) return;
  const standing = await saveWatchPreferences(tokens, database.userId, chosen);
  if (!standing.ok) return;
  await whileSignedIn(database, [database.profile], async () => {
    // Preferences changed meanwhile are sent next time.
    if ((await readWatchPreferences(database))?.at !== chosen.at) return;
    await database.profile.put({ id: 'viewing', ...standing.value, sent: true });
  });
}

/** The row to store after a fetch, or null to keep the local one. */
function rowToStore(kept: WatchPreferencesRow | null, stored: StoredPreferences | null): WatchPreferencesRow | null {
  if (kept?.sent === false) return null;
  // A server with older preferences was restored from a backup: send them again.
  if (kept && (stored === null || stored.at < kept.at)) return { ...kept, sent: false };
  return stored && { id: 'viewing', ...stored, sent: true };
}

/**
 * Sends unsent watch preferences and updates the cached profile; on failure the old one stays.
 * @returns whether the server responded
 */
export async function refreshProfile(tokens: AuthContext, database: MemberDatabase): Promise<boolean> {
  await pushWatchPreferences(tokens, database);
  const before = await readProfile(database);
  const answer = await fetchProfile(tokens, database.userId);
  if (!answer.ok) return false;
  const { profile, viewing } = answer.value;
  return whileSignedIn(database, [database.profile], async () => {
    // A profile saved meanwhile is newer than this response.
    if (same(before, await readProfile(database))) await database.profile.put(profile);
    const row = rowToStore(await readWatchPreferences(database), viewing);
    if (row) await database.profile.put(row);
  });
}

/**
 * Stores watch preferences (last write wins), with a time later than that of the previous ones, however wrong the
 * device's clock is.
 * @returns their timestamp, ms by the server's clock
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
