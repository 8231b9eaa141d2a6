import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { PROFILE } from '../../words/en/account/profile';
import { formatDate } from '../../i18n/format';
import { hasProviderAccount, type Member } from '../../domain/account/session';
import { serverTime } from '../../domain/marks/timestamp';

const Panel = chakra('section', {
  base: { padding: { base: '4', md: '6' }, borderWidth: '1px', borderRadius: 'lg', minWidth: 0 },
});
const Title = chakra('h2', { base: { fontSize: '2xl', marginBottom: '3' } });
const List = chakra('dl', { base: { display: 'grid', gap: '3' } });
const Name = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Kind = chakra('p', { base: { marginTop: '4', color: 'fg.muted' } });

/** What cannot be changed here: e-mail, since when, and how one signs in where the identity provider does it. */
export function AccountInfo({ member }: { readonly member: Member }) {
  const id = useId();
  const since = serverTime(member.createdAt);
  return (
    <Panel aria-labelledby={id}>
      <Title id={id}>{PROFILE.account}</Title>
      <List>
        <div>
          <Name>{PROFILE.email}</Name>
          <Value>{member.email === '' ? PROFILE.none : member.email}</Value>
        </div>
        {since !== null && (
          <div>
            <Name>{PROFILE.memberSince}</Name>
            <Value>{formatDate(since)}</Value>
          </div>
        )}
      </List>
      {hasProviderAccount(member) && <Kind>{PROFILE.accountType}</Kind>}
    </Panel>
  );
}
