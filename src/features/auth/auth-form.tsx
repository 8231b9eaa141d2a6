import { chakra } from '@chakra-ui/react/styled-system';
import type { SyntheticEvent } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { PasswordField, TextField } from '../../components/form/text-field';
import { TextButton } from '../../ui/controls/text-button';
import type { AuthMode } from './login-notice';
import { ResendMail } from './resend-mail';
import type { AuthFormState } from './use-auth-form';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Forgot = chakra('div', { base: { justifySelf: 'end', marginTop: '-4', marginBottom: '-2' } });
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

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
      {form.unconfirmed?.justSent && (
        <>
          <SuccessPanel text={AUTH.confirmEmail} />
          <Hint>{AUTH.noMail}</Hint>
        </>
      )}
      {form.unconfirmed && <ResendMail {...form.unconfirmed} />}
      <Button type="submit" wide loading={form.working} loadingText={AUTH.working}>
        {mode === 'sign-up' ? AUTH.signUp : AUTH.signIn}
      </Button>
    </Form>
  );
}
