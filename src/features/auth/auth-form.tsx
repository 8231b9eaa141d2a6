import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { AuthFailure } from '../../api/supabase/auth-client';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { PasswordField, TextField } from '../../components/form/text-field';
import { toasts } from '../../components/toast';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { LOW_WINDOW } from '../../config/ui';
import { credentialErrors, type CredentialErrors, trimEmail } from '../../domain/account/credentials';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { AUTH } from '../../i18n/messages/auth';
import { APP } from '../../i18n/messages/shell';
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

/** A text-only button, for use next to a field. */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <StyledButton type="button" onClick={onPress}>
      {children}
    </StyledButton>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Forgot = chakra('div', {
  base: { justifySelf: 'end', marginTop: '-4', marginBottom: '-2', [LOW_WINDOW]: { marginTop: '-3' } },
});
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface AuthFormProps {
  readonly mode: AuthMode;
  readonly form: AuthFormState;
  readonly onSubmit: () => void;
  readonly onForgot: () => void;
}

/** Email and password. Validation errors appear at their fields, the server's error above the button. */
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
      <Button type="submit" wide loading={form.pending} loadingText={AUTH.working}>
        {mode === 'sign-up' ? AUTH.signUp : AUTH.signIn}
      </Button>
    </Form>
  );
}

const NO_ERRORS: CredentialErrors = { email: false, password: false };

/** An address that is waiting to be confirmed. */
export interface Unconfirmed {
  readonly email: string;
  /** An email has just been sent. */
  readonly justSent: boolean;
}

/** State and actions of the sign-in form. */
export type AuthFormState = ReturnType<typeof useAuthForm>;

/**
 * State of the sign-in form. Failures and mode changes keep the input.
 * @param onMode called when the response shows that the other mode is meant
 */
export function useAuthForm(mode: AuthMode, onMode: (mode: AuthMode) => void) {
  const actions = useAuthActions();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState(NO_ERRORS);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);

  function showFailure(reason: AuthFailure) {
    setFailure(authMessage(reason, mode));
    if (reason.reason === 'email-not-confirmed') setUnconfirmed({ email: trimEmail(email), justSent: false });
    if (reason.reason === 'already-registered') onMode('sign-in');
  }

  async function signUp() {
    const returnTo = ownUrl(ROUTES.dashboard);
    const result = await actions.signUp(trimEmail(email), password, returnTo);
    if (!result.ok) {
      showFailure(result.error);
      return;
    }
    if (result.value) toasts.show({ kind: 'success', text: AUTH.created, acrossRoutes: true });
    else setUnconfirmed({ email: trimEmail(email), justSent: true });
  }

  async function signIn() {
    const result = await actions.signIn(trimEmail(email), password);
    if (!result.ok) {
      showFailure(result.error);
      return;
    }
    toasts.show({ kind: 'success', text: AUTH.signedIn, acrossRoutes: true });
  }

  /** Clears the last error; keeps the input. */
  function clearErrors() {
    setFaults(NO_ERRORS);
    setFailure(null);
    setUnconfirmed(null);
  }

  async function submit() {
    if (pending) return;
    const newFaults = credentialErrors(email, password);
    clearErrors();
    setFaults(newFaults);
    if (newFaults.email || newFaults.password) return;
    setPending(true);
    try {
      await (mode === 'sign-up' ? signUp() : signIn());
    } catch {
      // the auth chunk failed to load
      showFailure({ reason: 'other', message: APP.partMissingHint(navigator.onLine) });
    } finally {
      setPending(false);
    }
  }

  return { email, setEmail, password, setPassword, faults, pending, failure, unconfirmed, clearErrors, submit };
}
