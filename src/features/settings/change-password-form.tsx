import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { SETTINGS } from '../../config/messages/settings';
import type { PasswordFailure } from '../../data/supabase/password-failure';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { PasswordField } from '../../ui/password-field';
import { useChangeForm } from './use-change-form';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

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

/** The Change Password form. */
export function ChangePasswordForm() {
  const form = useChangeForm();

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form noValidate onSubmit={onSubmit}>
      <PasswordField
        label={SETTINGS.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={form.current}
        onChange={form.setCurrent}
      />
      <PasswordField
        label={SETTINGS.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.short ? SETTINGS.shortPassword : ''}
      />
      <PasswordField
        label={SETTINGS.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={form.repeated}
        onChange={form.setRepeated}
        error={form.faults.differs ? SETTINGS.mismatch : ''}
      />
      {form.failure !== null && <Failure failure={form.failure} />}
      <Button type="submit" wide loading={form.updating} loadingText={SETTINGS.updating}>
        {SETTINGS.update}
      </Button>
    </Form>
  );
}
