import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '../../components/lazy-component';
import { toasts } from '../../components/toast';
import { type MemberFailure, useMemberStore } from '../../hooks/member-provider';
import { useSignOut } from '../../hooks/use-sign-out';
import { SHELL, STORAGE } from '../../i18n/messages/shell';
import { SIGN_OUT_RESULT } from '../../i18n/messages/sync';

const SignOutDialog = lazyComponent(
  () => import('../../features/sign-out/sign-out-dialog'),
  (file) => file.SignOutDialog,
);

/** Signs out at once if everything is synced, else asks first. */
export function useSignOutFlow(): { readonly startSignOut: () => void; readonly dialog: ReactNode } {
  const store = useMemberStore();
  const signOut = useSignOut();
  const [unsentCount, setUnsentCount] = useState<number | null>(null);

  async function signOutNow() {
    setUnsentCount(null);
    const result = await signOut();
    if (!result.ok) notifySignOutFailed(result.error);
    else if (result.value.purged) toasts.show({ kind: 'success', text: SHELL.signedOut, acrossRoutes: true });
    else toasts.show({ kind: 'info', text: SIGN_OUT_RESULT.notWiped, acrossRoutes: true });
  }

  async function startSignOut() {
    const unsent = await store?.countUnsent();
    // If the unsent changes can't be counted they can't be sent either; they stay on the device for this member.
    if (unsent?.ok && unsent.value > 0) setUnsentCount(unsent.value);
    else await signOutNow();
  }

  return {
    startSignOut: () => void startSignOut(),
    dialog: unsentCount !== null && (
      <Suspense fallback={null}>
        <SignOutDialog
          unsentCount={unsentCount}
          onCancel={() => setUnsentCount(null)}
          onSignOut={() => void signOutNow()}
        />
      </Suspense>
    ),
  };
}

/** Says that the sign-out failed, and why. */
export function notifySignOutFailed({ reason }: MemberFailure): void {
  toasts.show({ kind: 'error', text: `${SIGN_OUT_RESULT.failed} ${STORAGE[reason]}`, acrossRoutes: true });
}
