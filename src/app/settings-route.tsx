import { useSession } from '../data/hooks/session-provider';
import { SettingsScreen } from '../features/settings/settings-screen';

/** /profile/settings. */
export function SettingsRoute() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <SettingsScreen member={session.session.member} />;
}
