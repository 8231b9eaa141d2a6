import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Panel, PanelColumn, PanelGrid, PanelNote } from '../../components/layout/panels';
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

/** /profile: editable names and account information. Read from the device, saved on the server. */
export function ProfileScreen({ member }: { readonly member: Member }) {
  const online = useOnline();
  return (
    <>
      <PageHeading title={PROFILE.title} lead={PROFILE.lead} />
      <div role="status">{!online && <PanelNote>{PROFILE.offline}</PanelNote>}</div>
      <PanelGrid by="columns">
        <PanelColumn>
          <ProfileEditors />
        </PanelColumn>
        <AccountInfo member={member} />
      </PanelGrid>
    </>
  );
}

const List = chakra('dl', { base: { display: 'grid', gap: '3' } });
const Name = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Value = chakra('dd', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } });
const Kind = chakra('p', { base: { marginTop: '4', color: 'fg.muted' } });

/** What can't be changed here: email, member since, and the identity provider if there is one. */
export function AccountInfo({ member }: { readonly member: Member }) {
  const since = serverTime(member.createdAt);
  return (
    <Panel title={PROFILE.account}>
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

/** The profile's editors. Shown only once the profile is known, because saving a name writes both parts. */
export function ProfileEditors() {
  const state = useMemberState();
  const profile = useProfile();
  const { status, retry } = useRefreshedProfile();
  if (state.status === 'failed') return <ErrorPanel text={STORAGE[state.error.reason]} />;
  if (profile) {
    return (
      <>
        <UsernameEditor current={profile.username} />
        <NameEditor first={profile.firstName} last={profile.lastName} />
      </>
    );
  }
  if (profile === null && status === 'offline') return <p role="status">{PROFILE.offlineNoProfile}</p>;
  if (profile === null && status === 'failed') {
    return (
      <ErrorPanel text={PROFILE.notLoaded}>
        <Button variant="secondary" onPress={retry}>
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

/** State of the profile refresh. */
export type ProfileRefresh = 'loading' | 'done' | 'offline' | 'failed';

/** Refetches the profile when its page opens, when the network returns, and on request. */
export function useRefreshedProfile(): { readonly status: ProfileRefresh; readonly retry: () => void } {
  const load = useServices();
  const store = useMemberStore();
  const online = useOnline();
  const [attempts, setAttempts] = useState(0);
  const [state, setState] = useState<Exclude<ProfileRefresh, 'offline'>>('loading');

  useEffect(() => {
    if (!store || !online) return;
    const { database } = store;
    let cancelled = false;
    async function refresh() {
      const [{ auth }, { refreshProfile }] = await Promise.all([load(), import('../../services/refresh-account')]);
      return refreshProfile(auth, database);
    }
    refresh()
      // The shell reports storage errors.
      .catch(() => false)
      .then((succeeded) => !cancelled && setState(succeeded ? 'done' : 'failed'))
      .catch(() => undefined);
    return () => {
      cancelled = true;
    };
  }, [store, online, load, attempts]);

  return {
    status: online ? state : 'offline',
    retry: useCallback(() => {
      setState('loading');
      setAttempts((count) => count + 1);
    }, []),
  };
}
