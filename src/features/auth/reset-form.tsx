import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { MESSAGES } from '../../config/messages';
import type { PasswordFailure } from '../../data/supabase/password-failure';
import type { Recovery } from '../../data/supabase/recovery';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { PasswordField } from '../../ui/password-field';
import { useNewPassword } from './use-new-password';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

export interface ResetFormProps {
  readonly recovery: Recovery;
  readonly onUpdated: () => void;
}

function Failure({ failure }: { readonly failure: PasswordFailure }) {
  const { reset } = MESSAGES;
  if (failure.reason === 'unreachable') return <ErrorPanel title={reset.failed} text={reset.failedHint} />;
  return <ErrorPanel text={(failure.reason === 'refused' && failure.message) || reset.failed} />;
}

/** The new password, twice. */
export function ResetForm({ recovery, onUpdated }: ResetFormProps) {
  const form = useNewPassword(recovery, onUpdated);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form noValidate onSubmit={onSubmit}>
      <PasswordField
        label={MESSAGES.reset.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.short ? MESSAGES.auth.shortPassword : ''}
      />
      <PasswordField
        label={MESSAGES.reset.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={form.repeated}
        onChange={form.setRepeated}
        error={form.faults.differs ? MESSAGES.reset.mismatch : ''}
      />
      {form.failure !== null && <Failure failure={form.failure} />}
      <Button type="submit" wide loading={form.working} loadingText={MESSAGES.reset.updating}>
        {MESSAGES.reset.update}
      </Button>
    </Form>
  );
}
