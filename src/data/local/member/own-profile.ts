// Inside a transaction these are Dexie's own promises: under load Chromium ended one while functions awaited each other in it.
import type { MemberDatabase, ProfileRow, WatchPreferencesRow } from './member-database';

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
