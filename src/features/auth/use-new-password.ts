import { useState } from 'react';
import type { PasswordFailure } from '../../data/supabase/password-failure';
import type { Recovery } from '../../data/supabase/recovery';
import { newPasswordFaults, type NewPasswordFaults } from '../../domain/credentials';

const NO_FAULTS: NewPasswordFaults = { short: false, differs: false };

/**
 * State of the form that sets a new password.
 * @param onUpdated told when the password is set and the recovery's session has ended
 */
export function useNewPassword(recovery: Recovery, onUpdated: () => void) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [faults, setFaults] = useState(NO_FAULTS);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<PasswordFailure | null>(null);

  async function submit() {
    if (working) return;
    const found = newPasswordFaults(password, repeated);
    setFaults(found);
    setFailure(null);
    if (found.short || found.differs) return;
    setWorking(true);
    const answer = await recovery.update(password);
    if (answer.ok) {
      await recovery.signOut();
      onUpdated();
    } else setFailure(answer.error);
    setWorking(false);
  }

  return { password, setPassword, repeated, setRepeated, faults, working, failure, submit };
}
