import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import type { PasswordFailure } from '../../api/supabase/change-password';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { NewPasswordForm, useNewPassword } from '../../components/form/new-password-form';
import { PasswordField } from '../../components/form/text-field';
import { toasts } from '../../components/toast';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { fail, type Result } from '../../domain/values/result';
import { useServices } from '../../hooks/services-context';
import { useSession } from '../../hooks/session-provider';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { APP } from '../../i18n/messages/shell';
import { SETTINGS } from './messages';

/** Why the password was not changed; 'not-loaded' if part of the application is missing, as after an update. */
type ChangeFailure = PasswordFailure | { readonly reason: 'not-loaded' };

function Failure({ failure }: { readonly failure: ChangeFailure }) {
  switch (failure.reason) {
    case 'not-loaded':
      return <ErrorPanel title={SETTINGS.failed} text={APP.partMissingHint(navigator.onLine)} />;
    case 'unreachable':
      return <ErrorPanel title={SETTINGS.failed} text={SETTINGS.failedOffline} />;
    case 'signed-out':
      return <ErrorPanel title={SETTINGS.failed} text={SETTINGS.failedSignedOut} />;
    case 'refused':
      return <ErrorPanel text={failure.message || SETTINGS.failed} />;
  }
}

/** The Change Password form; success clears it. The current password is not sent. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const [current, setCurrent] = useState('');
  const form = useNewPassword(useChangePassword(), () => {
    setCurrent('');
    toasts.show({ kind: 'success', text: SETTINGS.updated });
  });

  return (
    <NewPasswordForm
      form={form}
      messages={SETTINGS}
      email={email}
      before={
        <PasswordField
          label={SETTINGS.currentPassword}
          name="current-password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
      }
      failure={form.failure !== null && <Failure failure={form.failure} />}
    />
  );
}

/** Returns a function that changes the member's password. */
export function useChangePassword(): (password: string) => Promise<Result<void, ChangeFailure>> {
  const load = useServices();
  const session = useSession();
  const memberId = session.status === 'signed-in' ? session.session.member.id : null;
  return useCallback(
    async (password) => {
      if (memberId === null) return fail({ reason: 'signed-out' });
      try {
        const [{ auth }, { changePassword }] = await Promise.all([
          load(),
          import('../../api/supabase/change-password'),
        ]);
        return await changePassword(auth, memberId, password);
      } catch {
        return fail({ reason: 'not-loaded' });
      }
    },
    [load, memberId],
  );
}

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const Text = chakra('p', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });

/** For members who don't know their current password. */
export function ForgotPasswordCard({ email }: { readonly email: string }) {
  const { state, send } = useResetMail(email);
  return (
    <Stack>
      <Text>{SETTINGS.forgotText(email)}</Text>
      {state === 'sent' && <SuccessPanel text={SETTINGS.linkSent} />}
      {state === 'failed' && <ErrorPanel text={SETTINGS.linkFailed} />}
      {state === 'no-email' && <ErrorPanel text={SETTINGS.noEmail} />}
      <Button
        variant="secondary"
        wide
        loading={state === 'sending'}
        loadingText={SETTINGS.forgotSending}
        onPress={() => void send()}
      >
        {SETTINGS.forgotAction}
      </Button>
    </Stack>
  );
}

/** State of the password reset request. */
export type ResetMailState = 'idle' | 'sending' | 'sent' | 'failed' | 'no-email';

/**
 * Requests a password reset email for the member's own address.
 * @param email empty for accounts without one
 */
export function useResetMail(email: string) {
  const { requestPasswordReset } = useAuthActions();
  const [state, setState] = useState<ResetMailState>('idle');

  async function send() {
    if (state === 'sending') return;
    if (email === '') {
      setState('no-email');
      return;
    }
    setState('sending');
    try {
      const result = await requestPasswordReset(email, ownUrl(ROUTES.resetPassword));
      setState(result.ok ? 'sent' : 'failed');
    } catch {
      // the auth chunk failed to load
      setState('failed');
    }
  }

  return { state, send };
}
