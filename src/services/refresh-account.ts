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

async function fetchAndStore(auth: AuthContext, database: MemberDatabase): Promise<boolean> {
  const fetchedAt = auth.now();
  const response = await fetchAccount(auth, database.userId);
  return response.ok && storeAccount(database, { fetchedAt, ...response.value });
}

/**
 * Has the server award badges, then updates the cached account; on failure the old one stays. Tabs and the worker take
 * turns, so that an older response can't overwrite a newer one.
 * @returns whether the server responded
 */
export async function refreshAccount(auth: AuthContext, database: MemberDatabase): Promise<boolean> {
  return auth.withLock(`matinee-account-${database.userId}`, async () => {
    // On a new device, first fetch the badges earned before: only those added by the check are new.
    if ((await database.account.count()) === 0 && !(await fetchAndStore(auth, database))) return false;
    await awardBadges(auth, database.userId);
    return fetchAndStore(auth, database);
  });
}

function same(one: ProfileRow | null, other: ProfileRow | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Sends the watch preferences to the server, unless it has them. */
async function pushWatchPreferences(auth: AuthContext, database: MemberDatabase): Promise<void> {
  const chosen = await readWatchPreferences(database);
  if (!chosen || chosen.sent) return;
  const saved = await saveWatchPreferences(auth, database.userId, chosen);
  if (!saved.ok) return;
  await whileSignedIn(database, [database.profile], async () => {
    // Preferences changed meanwhile are sent next time.
    if ((await readWatchPreferences(database))?.at !== chosen.at) return;
    await database.profile.put({ id: 'watch-preferences', ...saved.value, sent: true });
  });
}

/** The row to store after a fetch, or null to keep the local one. */
function rowToStore(local: WatchPreferencesRow | null, stored: StoredPreferences | null): WatchPreferencesRow | null {
  if (local?.sent === false) return null;
  // A server with older preferences was restored from a backup: send them again.
  if (local && (stored === null || stored.at < local.at)) return { ...local, sent: false };
  return stored && { id: 'watch-preferences', ...stored, sent: true };
}

/**
 * Sends unsent watch preferences and updates the cached profile; on failure the old one stays.
 * @returns whether the server responded
 */
export async function refreshProfile(auth: AuthContext, database: MemberDatabase): Promise<boolean> {
  await pushWatchPreferences(auth, database);
  const previous = await readProfile(database);
  const response = await fetchProfile(auth, database.userId);
  if (!response.ok) return false;
  const { profile, watchPreferences } = response.value;
  return whileSignedIn(database, [database.profile], async () => {
    // A profile saved meanwhile is newer than this response.
    if (same(previous, await readProfile(database))) await database.profile.put(profile);
    const row = rowToStore(await readWatchPreferences(database), watchPreferences);
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
      await database.profile.put({ id: 'watch-preferences', value, at, sent: false });
      return at;
    }),
  );
}
