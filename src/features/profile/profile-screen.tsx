import { chakra } from '@chakra-ui/react/styled-system';
import { PROFILE } from '../../words/en/account/profile';
import { useOnline } from '../../hooks/use-online';
import type { Member } from '../../domain/account/session';
import { PageHeading } from '../../components/layout/headings';
import { AccountInfo } from './account-info';
import { ProfileEditors } from './profile-editors';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '34rem' } });
const Offline = chakra('p', { base: { padding: '4', marginBottom: '6', borderRadius: 'md', bg: 'accent.subtle' } });

/** /profile: names to change, and what the account is. Read from the device, saved on the server. */
export function ProfileScreen({ member }: { readonly member: Member }) {
  const online = useOnline();
  return (
    <>
      <PageHeading title={PROFILE.title} lead={PROFILE.lead} />
      <div role="status">{!online && <Offline>{PROFILE.offline}</Offline>}</div>
      <Cards>
        <ProfileEditors />
        <AccountInfo member={member} />
      </Cards>
    </>
  );
}
