import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { newPasswordFaults, type NewPasswordFaults } from '../../domain/account/credentials';
import type { Result } from '../../domain/values/result';
import { Button } from '../button';
import { PasswordField } from './text-field';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

export interface NewPasswordFormProps {
  readonly form: Omit<NewPasswordState<unknown>, 'failure'>;
  readonly words: {
    readonly newPassword: string;
    readonly confirmPassword: string;
    readonly shortPassword: string;
    readonly mismatch: string;
    readonly update: string;
    readonly updating: string;
  };
  /** A field above the two, if any. */
  readonly before?: ReactNode;
  /** The message of the last failure. */
  readonly failure: ReactNode;
}

/** The new password, entered twice. Validation errors appear at their fields, the server's error above the button. */
export function NewPasswordForm({ form, words, before, failure }: NewPasswordFormProps) {
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <Form noValidate onSubmit={onSubmit}>
      {before}
      <PasswordField
        label={words.newPassword}
        name="new-password"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.faults.short ? words.shortPassword : ''}
      />
      <PasswordField
        label={words.confirmPassword}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={form.repeated}
        onChange={form.setRepeated}
        error={form.faults.differs ? words.mismatch : ''}
      />
      {failure}
      <Button type="submit" wide loading={form.working} loadingText={words.updating}>
        {words.update}
      </Button>
    </Form>
  );
}

const NO_FAULTS: NewPasswordFaults = { short: false, differs: false };

/** State and actions of a form that sets a new password. */
export interface NewPasswordState<Failure> {
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly repeated: string;
  readonly setRepeated: (repeated: string) => void;
  readonly faults: NewPasswordFaults;
  readonly working: boolean;
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
  const [faults, setFaults] = useState(NO_FAULTS);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit() {
    if (working) return;
    const found = newPasswordFaults(password, repeated);
    setFaults(found);
    setFailure(null);
    if (found.short || found.differs) return;
    setWorking(true);
    const answer = await send(password);
    if (answer.ok) {
      setPassword('');
      setRepeated('');
      onSet();
    } else setFailure(answer.error);
    setWorking(false);
  }

  return { password, setPassword, repeated, setRepeated, faults, working, failure, submit };
}
