import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { IconButton } from '../controls/icon-button';
import { TextField, type TextFieldProps } from './text-field';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** Tells password managers whether to fill or to suggest. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? AUTH.hidePassword : AUTH.showPassword}
          icon={shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          onPress={() => setShown(!shown)}
        />
      }
    />
  );
}
