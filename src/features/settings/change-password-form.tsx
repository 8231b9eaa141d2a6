import { useState } from 'react';
import { SETTINGS } from '../../words/en/account/settings';
import { useChangePassword } from '../../data/hooks/session/use-change-password';
import type { PasswordFailure } from '../../api/supabase/change-password';
import { ErrorPanel } from '../../components/error-panel';
import { toasts } from '../../components/toast';
import { NewPasswordForm, useNewPassword } from '../../components/form/new-password-form';
import { PasswordField } from '../../components/form/text-field';

function Failure({ failure }: { readonly failure: PasswordFailure }) {
  switch (failure.reason) {
    case 'unreachable':
      return <ErrorPanel title={SETTINGS.failed} text={SETTINGS.failedOffline} />;
    case 'signed-out':
      return <ErrorPanel title={SETTINGS.failed} text={SETTINGS.failedSignedOut} />;
    case 'refused':
      return <ErrorPanel text={failure.message || SETTINGS.failed} />;
  }
}

/** The Change Password form; a success empties it. The current password goes nowhere. */
export function ChangePasswordForm() {
  const [current, setCurrent] = useState('');
  const form = useNewPassword(useChangePassword(), () => {
    setCurrent('');
    toasts.show({ kind: 'success', text: SETTINGS.updated });
  });

  return (
    <NewPasswordForm
      form={form}
      words={SETTINGS}
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
