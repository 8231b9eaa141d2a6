import { chakra } from '@chakra-ui/react/styled-system';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore, useState, type ComponentType } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ChoiceCards } from '../../components/form/choices';
import { PageHeading } from '../../components/layout/headings';
import { Panel, PanelColumn, PanelGrid, PanelNote, Points, Stack, Text } from '../../components/layout/panels';
import { ROUTES } from '../../config/routes';
import { COLOR_SCHEMES, type ColorScheme } from '../../config/ui';
import { hasOwnPassword, type Member } from '../../domain/account/session';
import { useOnline } from '../../hooks/use-online';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { APP } from '../../i18n/messages/shell';
import { countryWithArticle } from '../../i18n/place-names';
import { appUpdate, reloadPage } from '../../lib/app-update';
import { theme } from '../../lib/theme';
import { APPEARANCE, DELETE_ACCOUNT, SAVED_MOVIES, SETTINGS } from './messages';
import { ChangePasswordForm, ForgotPasswordCard } from './password-forms';
import { SavedMoviesPanel } from './saved-movies';
import { ErrorPanel } from '../../components/error-panel';
import type { DeleteAccountDialogProps } from './delete-account-dialog';

const Note = chakra('div', {
  base: { display: 'flex', gap: '4', '& > svg': { flexShrink: 0, color: 'accent.text' } },
});

/**
 * Settings & Security: country, appearance and storage; then the password, unless the identity provider manages it, and
 * account deletion.
 */
export function SettingsScreen({ member }: { readonly member: Member }) {
  const online = useOnline();
  const updateReady = useUpdateReady();
  const ownPassword = hasOwnPassword(member);
  return (
    <>
      <PageHeading title={SETTINGS.title} lead={SETTINGS.lead} />
      {ownPassword && <div role="status">{!online && <PanelNote>{SETTINGS.offline}</PanelNote>}</div>}
      <PanelGrid by="columns">
        <PanelColumn>
          {updateReady && (
            <Panel title={SETTINGS.updateTitle}>
              <UpdateOffer />
            </Panel>
          )}
          <Panel title={WATCH_PREFERENCES.title}>
            <WatchPreferencesCard />
          </Panel>
          <Panel title={APPEARANCE.title}>
            <ThemeChoice />
          </Panel>
          <Panel title={SAVED_MOVIES.title}>
            <SavedMoviesPanel />
          </Panel>
        </PanelColumn>
        <PanelColumn>
          {ownPassword ? (
            <>
              <Panel title={SETTINGS.changeTitle}>
                <ChangePasswordForm email={member.email} />
              </Panel>
              <Panel title={SETTINGS.forgotTitle}>
                <ForgotPasswordCard email={member.email} />
              </Panel>
            </>
          ) : (
            <Panel title={SETTINGS.providerTitle}>
              <Note>
                <ShieldCheck size={28} strokeWidth={1.5} aria-hidden="true" />
                <Text>{SETTINGS.providerNote}</Text>
              </Note>
            </Panel>
          )}
          <Panel title={DELETE_ACCOUNT.title}>
            <DeleteAccountCard member={member} />
          </Panel>
        </PanelColumn>
      </PanelGrid>
    </>
  );
}

/** Offers an update whose toast was dismissed. */
export function UpdateOffer() {
  return (
    <Stack>
      <Text>
        {APP.updateReady} {SETTINGS.updateHow}
      </Text>
      <Button icon={<RotateCw size={18} aria-hidden="true" />} onPress={() => void reloadPage()}>
        {APP.updateNow}
      </Button>
    </Stack>
  );
}

/** Whether an update is waiting. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
}

/** The member's watch preferences, and a link to change them. */
export function WatchPreferencesCard() {
  const { country, services } = useWatchPreferences();
  return (
    <Stack>
      <Text>
        {WATCH_PREFERENCES.settings(
          countryWithArticle(country),
          services.map(({ name }) => name),
        )}
      </Text>
      <ButtonLink variant="secondary" to={ROUTES.services}>
        {WATCH_PREFERENCES.change}
      </ButtonLink>
    </Stack>
  );
}

const ThemeNote = chakra('p', { base: { marginTop: '3', color: 'fg.muted', fontSize: 'sm' } });

const ICONS: Readonly<Record<ColorScheme, typeof Sun>> = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or like the device; applied at once. */
export function ThemeChoice() {
  const { chosen, choose } = useTheme();
  const choices = COLOR_SCHEMES.map((value) => {
    const Icon = ICONS[value];
    return { value, label: APPEARANCE.themes[value], icon: <Icon size={20} aria-hidden="true" /> };
  });
  return (
    <>
      <ChoiceCards
        legend={APPEARANCE.legend}
        legendHidden
        choices={choices}
        value={chosen}
        onChange={choose}
        columns="one"
      />
      <ThemeNote>{APPEARANCE.kept}</ThemeNote>
    </>
  );
}

/** The chosen theme, and a function that changes it. */
export function useTheme(): { readonly chosen: ColorScheme; readonly choose: (next: ColorScheme) => void } {
  return { chosen: useSyncExternalStore(theme.subscribe, theme.current), choose: theme.set };
}

const DeleteText = chakra('div', { base: { display: 'grid', gap: '2', color: 'fg.muted', marginBottom: '5' } });
const Details = chakra('div', { base: { '& > *': { marginBottom: '5' } } });
const DeleteOffline = chakra('p', { base: { padding: '4', borderRadius: 'md', bg: 'accent.subtle' } });

type Dialog = ComponentType<DeleteAccountDialogProps>;

/** The dialog isn't cached for offline use, since deleting needs a network anyway. */
function useDialog() {
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog } | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'missing'>('closed');

  async function open() {
    setState('opening');
    const file = await import('./delete-account-dialog').catch(() => null);
    if (file) setDialog({ Dialog: file.DeleteAccountDialog });
    setState(file ? 'open' : 'missing');
  }

  return { Dialog: state === 'open' ? dialog?.Dialog : undefined, state, open, close: () => setState('closed') };
}

/** What is deleted with the account, and the button to delete it. */
export function DeleteAccountCard({ member }: { readonly member: Member }) {
  const online = useOnline();
  const { Dialog, state, open, close } = useDialog();
  return (
    <>
      <DeleteText>
        <p>{DELETE_ACCOUNT.lead}</p>
        <Points>
          {DELETE_ACCOUNT.deletedItems.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
        <p>{DELETE_ACCOUNT.devices}</p>
      </DeleteText>
      <Details role="status">{!online && <DeleteOffline>{DELETE_ACCOUNT.offline}</DeleteOffline>}</Details>
      <Details>{state === 'missing' && <ErrorPanel text={APP.partMissingHint(navigator.onLine)} />}</Details>
      <Button variant="danger" wide disabled={!online} loading={state === 'opening'} onPress={() => void open()}>
        {DELETE_ACCOUNT.action}
      </Button>
      {Dialog && <Dialog member={member} onCancel={close} />}
    </>
  );
}
