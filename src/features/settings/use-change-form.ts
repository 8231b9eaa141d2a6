import { useState } from 'react';
import { SETTINGS } from '../../config/messages/settings';
import { useChangePassword } from '../../data/hooks/use-change-password';
import type { PasswordFailure } from '../../data/supabase/password-failure';
import { newPasswordFaults, type NewPasswordFaults } from '../../domain/credentials';
import { toasts } from '../../ui/toast';

const NO_FAULTS: NewPasswordFaults = { short: false, differs: false };

/** State of the Change Password form: idle or updating; a success empties it. The current password goes nowhere. */
export function useChangeForm() {
  const changePassword = useChangePassword();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [faults, setFaults] = useState(NO_FAULTS);
  const [updating, setUpdating] = useState(false);
  const [failure, setFailure] = useState<PasswordFailure | null>(null);

  function reset() {
    setCurrent('');
    setPassword('');
    setRepeated('');
  }

  async function submit() {
    if (updating) return;
    const found = newPasswordFaults(password, repeated);
    setFaults(found);
    setFailure(null);
    if (found.short || found.differs) return;
    setUpdating(true);
    const answer = await changePassword(password);
    if (answer.ok) {
      reset();
      toasts.show({ kind: 'success', text: SETTINGS.updated });
    } else setFailure(answer.error);
    setUpdating(false);
  }

  return { current, setCurrent, password, setPassword, repeated, setRepeated, faults, updating, failure, submit };
}
