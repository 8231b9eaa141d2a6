import { useSession } from '../data/hooks/session-provider';
import { ProfileScreen } from '../features/profile/profile-screen';

/** /profile. */
export function ProfileRoute() {
  const session = useSession();
  return session.status === 'signed-in' ? <ProfileScreen member={session.session.member} /> : null;
}
