import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { AUTH } from '../../config/messages/auth';
import { RESET } from '../../config/messages/reset';
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
  if (failure.reason === 'unreachable') return <ErrorPanel title={RESET.failed} text={RESET.failedHint} />;
  return <ErrorPanel text={(failure.reason === 'refused' && failure.message) || RESET.failed} />;
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
        label={RESET.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.short ? AUTH.shortPassword : ''}
      />
      <PasswordField
        label={RESET.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={form.repeated}
        onChange={form.setRepeated}
        error={form.faults.differs ? RESET.mismatch : ''}
      />
      {form.failure !== null && <Failure failure={form.failure} />}
      <Button type="submit" wide loading={form.working} loadingText={RESET.updating}>
        {RESET.update}
      </Button>
    </Form>
  );
}
