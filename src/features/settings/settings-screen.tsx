import { chakra } from '@chakra-ui/react/styled-system';
import { ShieldCheck } from 'lucide-react';
import { APPEARANCE } from '../../words/en/account/appearance';
import { DELETE_ACCOUNT } from '../../words/en/own-data/delete-account';
import { SAVED_MOVIES } from '../../words/en/own-data/kept-films';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { SETTINGS } from '../../words/en/account/settings';
import { useOnline } from '../../hooks/use-online';
import { useUpdateReady } from '../../data/hooks/device/use-update-ready';
import { hasOwnPassword, type Member } from '../../domain/account/session';
import { PageHeading, Panel } from '../../components/layout/headings';
import { ChangePasswordForm } from './change-password-form';
import { DeleteAccountCard } from './delete-account-card';
import { ForgotPasswordCard } from './forgot-password-card';
import { SavedMoviesPanel } from './kept-films';
import { ThemeChoice } from './theme-choice';
import { WatchPreferencesCard } from './viewing-card';
import { UpdateOffer } from './update-offer';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '34rem' } });
const Offline = chakra('p', { base: { padding: '4', marginBottom: '6', borderRadius: 'md', bg: 'accent.subtle' } });
const Note = chakra('div', {
  base: { display: 'flex', gap: '4', '& > svg': { flexShrink: 0, color: 'accent.text' } },
});
const NoteText = chakra('p', { base: { color: 'fg.muted' } });

/**
 * Settings & Security: a member's password, unless the identity provider keeps it, the look of this device and what it keeps, and the end of
 * their account.
 */
export function SettingsScreen({ member }: { readonly member: Member }) {
  const online = useOnline();
  const update = useUpdateReady() && (
    <Panel title={SETTINGS.updateTitle}>
      <UpdateOffer />
    </Panel>
  );
  const forEveryone = (
    <>
      <Panel title={APPEARANCE.title}>
        <ThemeChoice />
      </Panel>
      <Panel title={WATCH_PREFERENCES.title}>
        <WatchPreferencesCard />
      </Panel>
      <Panel title={SAVED_MOVIES.title}>
        <SavedMoviesPanel />
      </Panel>
      <Panel title={DELETE_ACCOUNT.title}>
        <DeleteAccountCard member={member} />
      </Panel>
    </>
  );
  return (
    <>
      <PageHeading title={SETTINGS.title} lead={SETTINGS.lead} />
      {!hasOwnPassword(member) ? (
        <Cards>
          {update}
          <Panel title={SETTINGS.providerTitle}>
            <Note>
              <ShieldCheck size={28} strokeWidth={1.5} aria-hidden="true" />
              <NoteText>{SETTINGS.providerNote}</NoteText>
            </Note>
          </Panel>
          {forEveryone}
        </Cards>
      ) : (
        <>
          <div role="status">{!online && <Offline>{SETTINGS.offline}</Offline>}</div>
          <Cards>
            {update}
            <Panel title={SETTINGS.changeTitle}>
              <ChangePasswordForm />
            </Panel>
            <Panel title={SETTINGS.forgotTitle}>
              <ForgotPasswordCard email={member.email} />
            </Panel>
            {forEveryone}
          </Cards>
        </>
      )}
    </>
  );
}
