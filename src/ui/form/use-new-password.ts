import { useState } from 'react';
import { newPasswordFaults, type NewPasswordFaults } from '../../domain/account/credentials';
import type { Result } from '../../domain/values/result';

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
