import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { MESSAGES } from '../../config/messages';
import type { PasswordFailure } from '../../data/supabase/password-failure';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { PasswordField } from '../../ui/password-field';
import { useChangeForm } from './use-change-form';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

function Failure({ failure }: { readonly failure: PasswordFailure }) {
  const { settings } = MESSAGES;
  switch (failure.reason) {
    case 'unreachable':
      return <ErrorPanel title={settings.failed} text={settings.failedOffline} />;
    case 'signed-out':
      return <ErrorPanel title={settings.failed} text={settings.failedSignedOut} />;
    case 'refused':
      return <ErrorPanel text={failure.message || settings.failed} />;
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
        label={MESSAGES.settings.currentPassword}
        name="current-password"
        autoComplete="current-password"
        value={form.current}
        onChange={form.setCurrent}
      />
      <PasswordField
        label={MESSAGES.settings.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.short ? MESSAGES.settings.shortPassword : ''}
      />
      <PasswordField
        label={MESSAGES.settings.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={form.repeated}
        onChange={form.setRepeated}
        error={form.faults.differs ? MESSAGES.settings.mismatch : ''}
      />
      {form.failure !== null && <Failure failure={form.failure} />}
      <Button type="submit" wide loading={form.updating} loadingText={MESSAGES.settings.updating}>
        {MESSAGES.settings.update}
      </Button>
    </Form>
  );
}
