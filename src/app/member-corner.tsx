import { useProfile } from '../data/hooks/use-profile';
import { avatarLetter } from '../domain/avatar-letter';
import type { Member } from '../domain/session';
import { AccountMenu } from '../ui/frame/account-menu';
import { accountEntries } from './account-entries';
import { BadgeNotices } from './badge-notices';
import { MemberNotices } from './member-notices';
import { RefusalNotices } from './refusal-notices';
import { SyncState } from './sync-state';
import { useLeaving } from './use-leaving';

/** The header's end for a member: whether all is saved, and the account menu. */
export function MemberCorner({ member }: { readonly member: Member }) {
  const profile = useProfile();
  const { leave, question } = useLeaving();

  return (
    <>
      <MemberNotices />
      <RefusalNotices />
      <BadgeNotices />
      <SyncState />
      {question}
      <AccountMenu
        letter={avatarLetter(profile?.firstName ?? null, member.email)}
        name={profile?.firstName ?? profile?.username ?? member.email}
        entries={accountEntries(leave)}
      />
    </>
  );
}
