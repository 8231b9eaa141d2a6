import { useEffect, useState } from 'react';
import { useSession } from '../data/hooks/session-provider';
import { useSignOut } from '../data/hooks/use-sign-out';
import type { LoginNotice } from '../features/auth/login-notice';
import { ResetScreen } from '../features/auth/reset-screen';
import { useRecoveryTokens } from './recovery-tokens';
import { useTellAtLogin } from './use-tell-at-login';

/** /auth/reset-password and /reset-password. */
export function ResetRoute() {
  const tokens = useRecoveryTokens();
  const session = useSession();
  const signOut = useSignOut();
  const tell = useTellAtLogin();
  const [notice, setNotice] = useState<LoginNotice | null>(null);
  const [recovered, setRecovered] = useState<string | null>(null);
  const memberId = session.status === 'signed-in' ? session.session.member.id : null;
  // the sign-in screen is for visitors: it is gone to once the device has forgotten the member
  const leaving = memberId !== null && memberId === recovered;

  useEffect(() => {
    if (notice && tell && !leaving) tell(notice);
  }, [notice, tell, leaving]);

  async function finish(userId: string) {
    setRecovered(userId);
    if (memberId === userId) await signOut();
    setNotice('password-updated');
  }

  return (
    <ResetScreen
      tokens={tokens}
      onInvalid={() => setNotice('reset-link')}
      onUpdated={(userId) => void finish(userId)}
    />
  );
}
