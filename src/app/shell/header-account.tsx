import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { AccountMenu } from '../../components/shell/account-menu';
import { readProfile, readWatchPreferences } from '../../db/account-cache';
import { watchPreferencesStore } from '../../db/watch-preferences-store';
import type { Member } from '../../domain/account/session';
import { avatarLetter } from '../../domain/account/username';
import { DEFAULT_WATCH_PREFERENCES, sameWatchPreferences } from '../../domain/watch-preferences';
import { useMemberStore } from '../../hooks/member-provider';
import { useProfile } from '../../hooks/use-account';
import { fireAndForget } from '../../services/fire-and-forget';
import { accountEntries } from './account-entries';
import { MemberNotices } from './member-notices';
import { SyncStatusLink } from './sync-status-link';
import { useSignOutFlow } from './use-sign-out-flow';

/** The header's end for a member: whether all is saved, and the account menu. */
export function HeaderAccount({ member }: { readonly member: Member }) {
  const profile = useProfile();
  useMemberPreferences();
  const { leave, question } = useSignOutFlow();

  return (
    <>
      <MemberNotices />
      <SyncStatusLink />
      {question}
      <AccountMenu
        letter={avatarLetter(profile?.firstName ?? null, member.email)}
        name={profile?.firstName ?? profile?.username ?? member.email}
        entries={accountEntries(leave)}
      />
    </>
  );
}

/**
 * Has the page show what the signed-in member has chosen, on whichever device. What was chosen before signing in becomes
 * theirs where they have chosen nothing yet, which is known once their profile was read.
 */
export function useMemberPreferences(): void {
  const store = useMemberStore();
  const read = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    // In this order: a first reading of the profile brings the choice with it.
    const profile = await readProfile(database);
    const row = await readWatchPreferences(database);
    return { of: store, row, asked: profile !== null };
  }, [store]);

  useEffect(() => {
    if (!store || read?.of !== store) return;
    const { userId } = store;
    const owner = watchPreferencesStore.owner();
    // What somebody else left here is nobody's any more.
    if (owner !== null && owner !== userId) watchPreferencesStore.clear();
    const here = watchPreferencesStore.current();
    if (read.row) {
      // What was read before the latest choice was written would take that back.
      if (read.row.at >= watchPreferencesStore.at()) watchPreferencesStore.set(userId, read.row.value, read.row.at);
    } else if (read.asked && !sameWatchPreferences(here, DEFAULT_WATCH_PREFERENCES))
      void fireAndForget(store, () => store.setWatchPreferences(here));
  }, [store, read]);
}
