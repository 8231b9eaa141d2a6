import { chakra } from '@chakra-ui/react/styled-system';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { ChoiceCards } from '../../components/form/choices';
import { PageHeading, Panel } from '../../components/layout/headings';
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
import { DeleteAccountCard } from './delete-account-card';
import { APPEARANCE, DELETE_ACCOUNT, SAVED_MOVIES, SETTINGS } from './messages';
import { ChangePasswordForm, ForgotPasswordCard } from './password-forms';
import { SavedMoviesPanel } from './saved-movies';

const Cards = chakra('div', { base: { display: 'grid', gap: '6', maxWidth: '34rem' } });
const Offline = chakra('p', { base: { padding: '4', marginBottom: '6', borderRadius: 'md', bg: 'accent.subtle' } });
const Note = chakra('div', {
  base: { display: 'flex', gap: '4', '& > svg': { flexShrink: 0, color: 'accent.text' } },
});
const NoteText = chakra('p', { base: { color: 'fg.muted' } });

/**
 * Settings & Security: password, unless the identity provider manages it; appearance, storage, and account deletion.
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

const Text = chakra('p', { base: { marginBottom: '4', color: 'fg.muted' } });

/** Offers an update whose toast was dismissed. */
export function UpdateOffer() {
  return (
    <>
      <Text>
        {APP.updateReady} {SETTINGS.updateHow}
      </Text>
      <Button icon={<RotateCw size={18} aria-hidden="true" />} onPress={() => void reloadPage()}>
        {APP.updateNow}
      </Button>
    </>
  );
}

/** Whether an update is waiting. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
}

const Stack = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } });
const CardText = chakra('p', { base: { color: 'fg.muted' } });

/** The member's watch preferences, and a link to change them. */
export function WatchPreferencesCard() {
  const { country, services } = useWatchPreferences();
  return (
    <Stack>
      <CardText>
        {WATCH_PREFERENCES.settings(
          countryWithArticle(country),
          services.map(({ name }) => name),
        )}
      </CardText>
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
