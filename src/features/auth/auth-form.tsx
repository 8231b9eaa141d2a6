import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { MESSAGES } from '../../config/messages';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import type { AuthMode } from './auth-mode';
import { useAuthForm } from './use-auth-form';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Note = chakra('p', { base: { padding: '4', borderRadius: 'md', bg: 'accent.subtle' } });

export interface AuthFormProps {
  readonly mode: AuthMode;
  readonly onMode: (mode: AuthMode) => void;
}

/** E-mail and password; faults stand at their fields, what the backend says stands above the button. */
export function AuthForm({ mode, onMode }: AuthFormProps) {
  const form = useAuthForm(mode, onMode);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form noValidate onSubmit={onSubmit}>
      <TextField
        label={MESSAGES.auth.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={form.email}
        onChange={form.setEmail}
        error={form.faults.email ? MESSAGES.auth.invalidEmail : ''}
      />
      <PasswordField
        label={MESSAGES.auth.password}
        name="password"
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.password ? MESSAGES.auth.shortPassword : ''}
      />
      {form.failure !== null && <ErrorPanel text={form.failure} />}
      {form.confirming && <Note role="status">{MESSAGES.auth.confirmEmail}</Note>}
      <Button type="submit" wide loading={form.working} loadingText={MESSAGES.auth.working}>
        {mode === 'sign-up' ? MESSAGES.auth.signUp : MESSAGES.auth.signIn}
      </Button>
    </Form>
  );
}
