import type { MemberDatabase, ProfileRow, ViewingRow } from './member-database';

/** The profile as last read from the server; null before the first time. */
export async function readProfile({ profile }: MemberDatabase): Promise<ProfileRow | null> {
  const row = await profile.get('profile');
  return row?.id === 'profile' ? row : null;
}

/** Where and how the member watches; null where they have chosen nothing, as far as the device knows. */
export async function readViewing({ profile }: MemberDatabase): Promise<ViewingRow | null> {
  const row = await profile.get('viewing');
  return row?.id === 'viewing' ? row : null;
}

/** How many choices of where one watches wait to be sent: none or one. */
export async function countUnsentViewing(database: MemberDatabase): Promise<number> {
  return (await readViewing(database))?.sent === false ? 1 : 0;
}

/** Removes both, but for a choice that is not on the server yet. Part of the caller's transaction. */
export async function forgetProfile(database: MemberDatabase): Promise<void> {
  await database.profile.delete('profile');
  if ((await readViewing(database))?.sent !== false) await database.profile.delete('viewing');
}
