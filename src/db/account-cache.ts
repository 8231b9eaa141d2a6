import type { AccountRow, MemberDatabase, ProfileRow, WatchPreferencesRow } from './member-database';
import { whileSignedIn } from './sync-state';

/** What the server told of a member's account, and when. */
export type AccountAnswer = Pick<AccountRow, 'fetchedAt' | 'badges' | 'earned' | 'searchCount' | 'genreCounts'>;

/**
 * Keeps the account as the server told it, and notes which badges are new since the answer before. Those of the first
 * answer are no news: the member may have had them for years.
 * @returns whether it was kept: not after sign-out
 */
export async function storeAccount(database: MemberDatabase, answer: AccountAnswer): Promise<boolean> {
  const { account } = database;
  return whileSignedIn(database, [account], async () => {
    const before = await account.get('account');
    const known = new Set(before?.earned.map(({ badge }) => badge.id));
    const news = before ? answer.earned.filter(({ badge }) => !known.has(badge.id)) : [];
    await account.put({
      id: 'account',
      ...answer,
      news: [...(before?.news ?? []), ...news.map(({ badge }) => badge.name)],
    });
  });
}

/**
 * Takes the names of the badges that nobody has told the member of: whoever takes them, tells. In one transaction, so
 * that of several tabs one does.
 */
export async function takeBadgeNews(database: MemberDatabase): Promise<readonly string[]> {
  const { account } = database;
  return database.transaction('rw', account, async () => {
    const row = await account.get('account');
    if (!row || row.news.length === 0) return [];
    await account.put({ ...row, news: [] });
    return row.news;
  });
}

// Inside a transaction these are Dexie's own promises: under load Chromium ended one while functions awaited each other in it.

/** The profile as last read from the server; null before the first time. */
export function readProfile({ profile }: MemberDatabase): PromiseLike<ProfileRow | null> {
  return profile.get('profile').then((row) => (row?.id === 'profile' ? row : null));
}

/** Where and how the member watches; null where they have chosen nothing, as far as the device knows. */
export function readWatchPreferences({ profile }: MemberDatabase): PromiseLike<WatchPreferencesRow | null> {
  return profile.get('viewing').then((row) => (row?.id === 'viewing' ? row : null));
}

/** How many choices of where one watches wait to be sent: none or one. */
export async function countUnsentPreferences(database: MemberDatabase): Promise<number> {
  return (await readWatchPreferences(database))?.sent === false ? 1 : 0;
}

/** Removes both, but for a choice that is not on the server yet. Part of the caller's transaction. */
export function clearProfile({ profile }: MemberDatabase): PromiseLike<unknown> {
  return profile.filter((row) => row.id === 'profile' || row.sent).delete();
}
