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
  /** A field before the two, if any. */
  readonly before?: ReactNode;
  /** Why the last try failed, in words. */
  readonly failure: ReactNode;
}

/** The new password, twice; faults stand at their fields, what the backend says stands above the button. */
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

/** State of a form that sets a new password, typed twice, and what can be done with it. */
export interface NewPasswordState<Failure> {
  readonly password: string;
  readonly setPassword: (password: string) => void;
  readonly repeated: string;
  readonly setRepeated: (repeated: string) => void;
  readonly faults: NewPasswordFaults;
  readonly working: boolean;
  /** Why the last try failed, or null. */
  readonly failure: Failure | null;
  readonly submit: () => Promise<void>;
}

/**
 * Keeps the state of a form that sets a new password. What was typed survives every failure; a success empties it.
 * @param send sets the password; it is asked only for one that has no faults
 * @param onSet told when the password is set
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
