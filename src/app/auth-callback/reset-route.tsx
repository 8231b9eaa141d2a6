import { useEffect, useState } from 'react';
import { useSession } from '../../hooks/session-provider';
import { pendingAuthCallback } from '../../db/pending-auth-callback';
import { useSignOut } from '../../hooks/use-sign-out';
import type { LoginNotice } from '../../features/auth/login-notice';
import { ResetScreen } from '../../features/auth/reset-screen';
import { useRecoveryTokens } from './auth-callback-boundary';
import { useLoginNotice } from './use-login-notice';
import { notifySignOutFailed } from '../shell/use-sign-out-flow';

/** /auth/reset-password and /reset-password. */
export function ResetRoute() {
  const tokens = useRecoveryTokens();
  const session = useSession();
  const signOut = useSignOut();
  const showNotice = useLoginNotice();
  const [notice, setNotice] = useState<LoginNotice | null>(null);
  const [signingOut, setSigningOut] = useState(false);
  const signedIn = session.status === 'signed-in';

  useEffect(() => {
    // the sign-in screen redirects members, so wait until the sign-out is complete
    if (notice && showNotice && !(signingOut && signedIn)) showNotice(notice);
  }, [notice, showNotice, signingOut, signedIn]);

  /**
   * Signs out the current member of this device, even if it isn't the link's account, and shows the sign-in screen.
   */
  async function finish() {
    pendingAuthCallback.clear();
    setNotice('password-updated');
    if (!signedIn) return;
    setSigningOut(true);
    const result = await signOut();
    if (result.ok) return;
    notifySignOutFailed(result.error);
    setSigningOut(false);
  }

  function rejectLink() {
    pendingAuthCallback.clear();
    setNotice('reset-link');
  }

  return <ResetScreen tokens={tokens} onInvalid={rejectLink} onUpdated={() => void finish()} />;
}
