import { AUTH, RESET } from '../../i18n/messages/auth';
import type { PasswordFailure } from '../../api/supabase/change-password';
import type { Recovery } from '../../api/supabase/recovery';
import { ErrorPanel } from '../../components/error-panel';
import { NewPasswordForm, useNewPassword } from '../../components/form/new-password-form';

const WORDS = { ...RESET, shortPassword: AUTH.shortPassword };

export interface ResetFormProps {
  readonly recovery: Recovery;
  /** Told when the password is set and the recovery's session has ended. */
  readonly onUpdated: () => void;
}

function Failure({ failure }: { readonly failure: PasswordFailure }) {
  switch (failure.reason) {
    case 'unreachable':
      return <ErrorPanel title={RESET.failed} text={RESET.failedHint} />;
    case 'refused':
      return <ErrorPanel text={failure.message || RESET.failed} />;
    case 'signed-out':
      return <ErrorPanel text={RESET.failed} />;
  }
}

/** The new password of a recovery. */
export function ResetForm({ recovery, onUpdated }: ResetFormProps) {
  async function send(password: string) {
    const answer = await recovery.update(password);
    if (answer.ok) await recovery.signOut();
    return answer;
  }

  const form = useNewPassword(send, onUpdated);
  return (
    <NewPasswordForm form={form} words={WORDS} failure={form.failure !== null && <Failure failure={form.failure} />} />
  );
}
