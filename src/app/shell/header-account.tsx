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

/** The end of the header for a member: sync status and account menu. */
export function HeaderAccount({ member }: { readonly member: Member }) {
  const profile = useProfile();
  useMemberPreferences();
  const { startSignOut, dialog } = useSignOutFlow();

  return (
    <>
      <MemberNotices />
      <SyncStatusLink />
      {dialog}
      <AccountMenu
        letter={avatarLetter(profile?.firstName ?? null, member.email)}
        name={profile?.firstName ?? profile?.username ?? member.email}
        entries={accountEntries(startSignOut)}
      />
    </>
  );
}

/**
 * Applies the member's watch preferences from any device. Preferences chosen before signing in become theirs if their
 * profile, once read, has none.
 */
export function useMemberPreferences(): void {
  const store = useMemberStore();
  const read = useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    // In this order: the first profile read also fetches the preferences.
    const profile = await readProfile(database);
    const row = await readWatchPreferences(database);
    return { of: store, row, asked: profile !== null };
  }, [store]);

  useEffect(() => {
    if (!store || read?.of !== store) return;
    const { userId } = store;
    const owner = watchPreferencesStore.owner();
    // Preferences left by another member are discarded.
    if (owner !== null && owner !== userId) watchPreferencesStore.clear();
    const current = watchPreferencesStore.current();
    if (read.row) {
      // Ignore a read that started before the latest write.
      if (read.row.at >= watchPreferencesStore.at()) watchPreferencesStore.set(userId, read.row.value, read.row.at);
    } else if (read.asked && !sameWatchPreferences(current, DEFAULT_WATCH_PREFERENCES))
      void fireAndForget(store, () => store.setWatchPreferences(current));
  }, [store, read]);
}
