import { chakra } from '@chakra-ui/react/styled-system';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId, useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { IconButton } from '../icon-button';

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5', minWidth: 0 } });
const Label = chakra('label', { base: { fontWeight: 'medium', fontSize: 'sm' } });
const Box = chakra('div', { base: { position: 'relative' } });
const Input = chakra('input', {
  base: {
    width: 'full',
    minHeight: '3rem',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.raised',
    color: 'fg',
    // Below 16 px iOS zooms in when the field is focused.
    fontSize: 'md',
    '&[aria-invalid=true]': { borderColor: 'danger.text', boxShadow: 'inset 0 0 0 1px var(--m-colors-danger-text)' },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: { withTrailing: { true: { paddingInlineEnd: '3.25rem' } } },
});
const Trailing = chakra('div', { base: { position: 'absolute', insetInlineEnd: '0.125rem', top: '0.125rem' } });
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
// Takes no room while it is empty.
const Live = chakra('div', { base: { '&:empty': { marginTop: '-1.5' } } });
const ErrorText = chakra('p', { base: { color: 'danger.text', fontSize: 'sm', fontWeight: 'medium' } });

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'search';
  readonly name?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
  /** Shown, linked and announced; empty or absent if there is no error. */
  readonly error?: string;
  /** A button inside the end of the field. */
  readonly trailing?: ReactNode;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Tells password managers whose password a form sets or asks for. @param email renders nothing if empty */
export function HiddenUsername({ email }: { readonly email: string }) {
  return email === '' ? null : <input type="text" autoComplete="username" value={email} readOnly hidden />;
}

/** A labelled text field with hint and error. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const id = useId();
  const { hint = '', error = '' } = props;
  const described = [hint === '' ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].filter((part) => part !== '');
  return (
    <Root>
      <Label htmlFor={id}>{props.label}</Label>
      <Box>
        <Input
          ref={ref}
          id={id}
          type={props.type ?? 'text'}
          name={props.name}
          value={props.value}
          autoComplete={props.autoComplete}
          autoCapitalize={props.type === 'email' || props.type === 'password' ? 'none' : undefined}
          required={props.required ?? false}
          disabled={props.disabled ?? false}
          withTrailing={props.trailing !== undefined}
          aria-invalid={error !== ''}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        {props.trailing !== undefined && <Trailing>{props.trailing}</Trailing>}
      </Box>
      {hint !== '' && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {/* Always rendered, so that screen readers announce text added later. */}
      <Live aria-live="polite">{error !== '' && <ErrorText id={`${id}-error`}>{error}</ErrorText>}</Live>
    </Root>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> {
  /** Tells password managers whether to fill in or to suggest a password. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button to show its text. */
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
