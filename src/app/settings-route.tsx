import { useSession } from '../data/hooks/session-provider';
import { SettingsScreen } from '../features/settings/settings-screen';
import { Screen } from '../ui/screen';

/** /profile/settings. */
export function SettingsRoute() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <Screen>
      <SettingsScreen member={session.session.member} />
    </Screen>
  );
}
