import { useState, type ReactNode } from 'react';
import { FRAME } from '../config/messages/frame';
import { useMember } from '../data/hooks/member-provider';
import { useSignOut } from '../data/hooks/use-sign-out';
import { SignOutDialog } from '../features/sign-out/sign-out-dialog';
import { toasts } from '../ui/toast';

/** Signing out: at once when everything has reached the server, else after a question. */
export function useLeaving(): { readonly leave: () => void; readonly question: ReactNode } {
  const member = useMember();
  const signOut = useSignOut();
  const [waiting, setWaiting] = useState<number | null>(null);

  async function signOutNow() {
    setWaiting(null);
    await signOut();
    toasts.show({ kind: 'success', text: FRAME.signedOut });
  }

  async function leave() {
    const count = (await member?.database.outbox.count()) ?? 0;
    if (count > 0) setWaiting(count);
    else await signOutNow();
  }

  return {
    leave: () => void leave(),
    question: waiting !== null && (
      <SignOutDialog waiting={waiting} onStay={() => setWaiting(null)} onSignOut={() => void signOutNow()} />
    ),
  };
}
