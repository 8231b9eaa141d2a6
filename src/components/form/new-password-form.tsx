import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { LOW_WINDOW } from '../../config/ui';
import { newPasswordErrors, type NewPasswordErrors } from '../../domain/account/credentials';
import type { Result } from '../../domain/values/result';
import { Button } from '../button';
import { HiddenUsername, PasswordField } from './text-field';

const Form = chakra('form', { base: { display: 'grid', gap: '5', [LOW_WINDOW]: { gap: '1.5' } } });

export interface NewPasswordFormProps {
  readonly form: Omit<NewPasswordState<unknown>, 'failure'>;
  readonly messages: {
    readonly newPassword: string;
    readonly confirmPassword: string;
    readonly shortPassword: string;
    readonly mismatch: string;
    readonly update: string;
    readonly updating: string;
  };
  /** The account's email; may be empty. */
  readonly email: string;
  /** A field above the two, if any. */
  readonly before?: ReactNode;
  /** The message of the last failure. */
  readonly failure: ReactNode;
}

/** The new password, entered twice. Validation errors appear at their fields, the server's error above the button. */
export function NewPasswordForm({ form, messages, email, before, failure }: NewPasswordFormProps) {
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form noValidate onSubmit={onSubmit}>
      <HiddenUsername email={email} />
      {before}
      <PasswordField
        label={messages.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.short ? messages.shortPassword : ''}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={form.repeated}
        onChange={form.setRepeated}
        error={form.faults.differs ? messages.mismatch : ''}
      />
      {failure}
      <Button type="submit" wide loading={form.pending} loadingText={messages.updating}>
        {messages.update}
      </Button>
    </Form>
  );
}

const NO_ERRORS: NewPasswordErrors = { short: false, differs: false };

/** State and actions of a form that sets a new password. */
export interface NewPasswordState<Failure> {
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly repeated: string;
  readonly setRepeated: (repeated: string) => void;
  readonly faults: NewPasswordErrors;
  readonly pending: boolean;
  /** The last failure, or null. */
  readonly failure: Failure | null;
  readonly submit: () => Promise<void>;
}

/**
 * State of a form that sets a new password. Failures keep the input; success clears it.
 * @param send sets the password; called only with valid input
 * @param onSet called when the password is set
 */
export function useNewPassword<Failure>(
  send: (password: string) => Promise<Result<void, Failure>>,
  onSet: () => void,
): NewPasswordState<Failure> {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [faults, setFaults] = useState(NO_ERRORS);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit() {
    if (pending) return;
    const newFaults = newPasswordErrors(password, repeated);
    setFaults(newFaults);
    setFailure(null);
    if (newFaults.short || newFaults.differs) return;
    setPending(true);
    const result = await send(password);
    if (result.ok) {
      setPassword('');
      setRepeated('');
      onSet();
    } else setFailure(result.error);
    setPending(false);
  }

  return { password, setPassword, repeated, setRepeated, faults, pending, failure, submit };
}
