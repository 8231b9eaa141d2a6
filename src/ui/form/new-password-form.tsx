import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../controls/button';
import { PasswordField } from './password-field';
import type { NewPasswordState } from './use-new-password';

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
