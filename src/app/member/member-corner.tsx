import { useProfile } from '../../hooks/use-account';
import { useMemberPreferences } from '../../data/hooks/viewing/use-member-viewing';
import { avatarLetter } from '../../domain/account/username';
import type { Member } from '../../domain/account/session';
import { AccountMenu } from '../../components/shell/account-menu';
import { accountEntries } from './account-entries';
import { MemberNotices } from './member-notices';
import { SyncStatusLink } from './header-sync';
import { useSignOutFlow } from './use-leaving';

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
