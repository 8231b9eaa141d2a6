import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { AuthFailure } from '../../api/supabase/auth-client';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { PasswordField, TextField } from '../../components/form/text-field';
import { toasts } from '../../components/toast';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { credentialFaults, type CredentialFaults, trimEmail } from '../../domain/account/credentials';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { AUTH } from '../../i18n/messages/auth';
import { authMessage } from './auth-error-message';
import type { AuthMode } from './login-notice';
import { ResendMail } from './resend-email';

const StyledButton = chakra('button', {
  base: {
    minHeight: 'touch',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
});

export interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** A button that is only words, for what stands beside a field. */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <StyledButton type="button" onClick={onPress}>
      {children}
    </StyledButton>
  );
}

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

const NO_FAULTS: CredentialFaults = { email: false, password: false };

/** An address whose confirmation mail is waited for. */
export interface Unconfirmed {
  readonly email: string;
  /** The mail has just left. */
  readonly justSent: boolean;
}

/** State of the e-mail and password form, and what can be done with it. */
export type AuthFormState = ReturnType<typeof useAuthForm>;

/**
 * State of the e-mail and password form. What was typed survives every failure and every change of mode.
 * @param onMode called when the answer shows that the other mode is meant
 */
export function useAuthForm(mode: AuthMode, onMode: (mode: AuthMode) => void) {
  const actions = useAuthActions();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState(NO_FAULTS);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);

  function refuse(reason: AuthFailure) {
    setFailure(authMessage(reason, mode));
    if (reason.reason === 'email-not-confirmed') setUnconfirmed({ email: trimEmail(email), justSent: false });
    if (reason.reason === 'already-registered') onMode('sign-in');
  }

  async function signUp() {
    const returnTo = ownUrl(ROUTES.dashboard);
    const answer = await actions.signUp(trimEmail(email), password, returnTo);
    if (!answer.ok) {
      refuse(answer.error);
      return;
    }
    if (answer.value) toasts.show({ kind: 'success', text: AUTH.created, everywhere: true });
    else setUnconfirmed({ email: trimEmail(email), justSent: true });
  }

  async function signIn() {
    const answer = await actions.signIn(trimEmail(email), password);
    if (!answer.ok) {
      refuse(answer.error);
      return;
    }
    toasts.show({ kind: 'success', text: AUTH.signedIn, everywhere: true });
  }

  /** Takes back what was said of the last try; what was typed stays. */
  function forgive() {
    setFaults(NO_FAULTS);
    setFailure(null);
    setUnconfirmed(null);
  }

  async function submit() {
    if (working) return;
    const found = credentialFaults(email, password);
    forgive();
    setFaults(found);
    if (found.email || found.password) return;
    setWorking(true);
    try {
      await (mode === 'sign-up' ? signUp() : signIn());
    } catch {
      // The auth library itself could not be loaded, or the device refuses to store the session.
      refuse({ reason: 'unreachable' });
    } finally {
      setWorking(false);
    }
  }

  return { email, setEmail, password, setPassword, faults, working, failure, unconfirmed, forgive, submit };
}
