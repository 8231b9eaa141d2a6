import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { AUTH } from '../../config/messages/auth';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { GoodNews } from '../../ui/good-news';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { TextButton } from '../../ui/text-button';
import type { AuthMode } from './auth-mode';
import type { AuthFormState } from './use-auth-form';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Forgot = chakra('div', { base: { justifySelf: 'end', marginTop: '-4', marginBottom: '-2' } });

export interface AuthFormProps {
  readonly mode: AuthMode;
  readonly form: AuthFormState;
  readonly onSubmit: () => void;
  readonly onForgot: () => void;
}

/** E-mail and password; faults stand at their fields, what the backend says stands above the button. */
export function AuthForm({ mode, form, onSubmit, onForgot }: AuthFormProps) {
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        label={AUTH.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={form.email}
        onChange={form.setEmail}
        error={form.faults.email ? AUTH.invalidEmail : ''}
      />
      <PasswordField
        label={AUTH.password}
        name="password"
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.password ? AUTH.shortPassword : ''}
      />
      <Forgot>
        <TextButton onPress={onForgot}>{AUTH.forgot}</TextButton>
      </Forgot>
      {form.failure !== null && <ErrorPanel text={form.failure} />}
      {form.confirming && <GoodNews text={AUTH.confirmEmail} />}
      <Button type="submit" wide loading={form.working} loadingText={AUTH.working}>
        {mode === 'sign-up' ? AUTH.signUp : AUTH.signIn}
      </Button>
    </Form>
  );
}
