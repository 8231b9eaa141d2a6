import type { AccountRow, MemberDatabase, ProfileRow, WatchPreferencesRow } from './member-database';
import { whileSignedIn } from './sync-state';

/** A member's badges and statistics as fetched from the server. */
export type AccountData = Pick<AccountRow, 'fetchedAt' | 'badges' | 'earned' | 'searchCount' | 'genreCounts'>;

/**
 * Stores the account and notes which badges are new since the previous fetch; those of the first fetch aren't.
 * @returns whether it was stored: false after sign-out
 */
export async function storeAccount(database: MemberDatabase, data: AccountData): Promise<boolean> {
  const { account } = database;
  return whileSignedIn(database, [account], async () => {
    const before = await account.get('account');
    const known = new Set(before?.earned.map(({ badge }) => badge.id));
    const newlyEarned = before ? data.earned.filter(({ badge }) => !known.has(badge.id)) : [];
    await account.put({
      id: 'account',
      ...data,
      newBadges: [...(before?.newBadges ?? []), ...newlyEarned.map(({ badge }) => badge.name)],
    });
  });
}

/**
 * Returns the names of newly earned badges and removes them, in one transaction, so that only one tab announces them.
 */
export async function takeNewBadges(database: MemberDatabase): Promise<readonly string[]> {
  const { account } = database;
  return database.transaction('rw', account, async () => {
    const row = await account.get('account');
    if (!row || row.newBadges.length === 0) return [];
    await account.put({ ...row, newBadges: [] });
    return row.newBadges;
  });
}

// These return Dexie's own promises: under load, Chromium ended a transaction while async functions awaited each other
// in it.

/** The profile as last fetched; null before the first fetch. */
export function readProfile({ profile }: MemberDatabase): PromiseLike<ProfileRow | null> {
  return profile.get('profile').then((row) => (row?.id === 'profile' ? row : null));
}

/** The member's watch preferences; null if none are known. */
export function readWatchPreferences({ profile }: MemberDatabase): PromiseLike<WatchPreferencesRow | null> {
  return profile.get('watch-preferences').then((row) => (row?.id === 'watch-preferences' ? row : null));
}

/** Number of watch preferences that aren't on the server yet: 0 or 1. */
export async function countUnsentPreferences(database: MemberDatabase): Promise<number> {
  return (await readWatchPreferences(database))?.sent === false ? 1 : 0;
}

/** Deletes both rows, except preferences that aren't on the server yet. Part of the caller's transaction. */
export function clearProfile({ profile }: MemberDatabase): PromiseLike<unknown> {
  return profile.filter((row) => row.id === 'profile' || row.sent).delete();
}
