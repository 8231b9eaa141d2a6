import { useSession } from '../session/session-provider';

/** Id of who is signed in, or null. */
export function useMemberId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.session.member.id : null;
}
