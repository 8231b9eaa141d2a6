import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useId, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { hasProviderAccount, type Member } from '../../domain/account/session';
import { serverTime } from '../../domain/marks/timestamp';
import { useMemberState, useMemberStore } from '../../hooks/member-provider';
import { useServices } from '../../hooks/services-context';
import { useProfile } from '../../hooks/use-account';
import { useOnline } from '../../hooks/use-online';
import { formatDate } from '../../i18n/format';
import { STORAGE } from '../../i18n/messages/shell';
import { PROFILE } from './messages';
import { NameEditor, UsernameEditor } from './name-editors';

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

/** What can be changed of the profile. Not before it is known: saving a name writes both of its parts. */
export function ProfileEditors() {
  const state = useMemberState();
  const profile = useProfile();
  const { renewal, again } = useRefreshedProfile();
  if (state.status === 'failed') return <ErrorPanel text={STORAGE[state.error.reason]} />;
  if (profile) {
    return (
      <>
        <UsernameEditor current={profile.username} />
        <NameEditor first={profile.firstName} last={profile.lastName} />
      </>
    );
  }
  if (profile === null && renewal === 'offline') return <p role="status">{PROFILE.notHere}</p>;
  if (profile === null && renewal === 'failed') {
    return (
      <ErrorPanel text={PROFILE.notLoaded}>
        <Button variant="secondary" onPress={again}>
          {PROFILE.retry}
        </Button>
      </ErrorPanel>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{PROFILE.loading}</VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}

/** How reading the profile anew went. */
export type ProfileRenewal = 'asking' | 'done' | 'offline' | 'failed';

/** Reads the profile whenever its page is opened, again when the network comes back, and when asked to. */
export function useRefreshedProfile(): { readonly renewal: ProfileRenewal; readonly again: () => void } {
  const load = useServices();
  const store = useMemberStore();
  const online = useOnline();
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<Exclude<ProfileRenewal, 'offline'>>('asking');

  useEffect(() => {
    if (!store || !online) return;
    const { database } = store;
    let left = false;
    async function ask() {
      const [{ auth }, { refreshProfile }] = await Promise.all([load(), import('../../services/refresh-account')]);
      return refreshProfile(auth, database);
    }
    ask()
      // The device's own refusal is told by the frame.
      .catch(() => false)
      .then((answered) => !left && setState(answered ? 'done' : 'failed'))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [store, online, load, asked]);

  return {
    renewal: online ? state : 'offline',
    again: useCallback(() => {
      setState('asking');
      setAsked((count) => count + 1);
    }, []),
  };
}
