import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type SyntheticEvent } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { TextField } from '../../components/form/text-field';
import { useForgot } from './use-forgot';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Lead = chakra('p', { base: { color: 'fg.muted' } });

export interface ForgotDialogProps {
  /** What was typed as e-mail so far. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for a mail with a link to a new password. */
export function ForgotDialog({ email, onClose }: ForgotDialogProps) {
  const forgot = useForgot(email);
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void forgot.send();
  }

  return (
    <Dialog open compact size="narrow" title={AUTH.forgotTitle} initialFocus={field} onClose={onClose}>
      <Form noValidate onSubmit={onSubmit}>
        <Lead>{AUTH.forgotLead}</Lead>
        <TextField
          ref={field}
          label={AUTH.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={forgot.email}
          onChange={forgot.setEmail}
          error={forgot.faulty ? AUTH.invalidEmail : ''}
        />
        {forgot.failure !== null && <ErrorPanel text={forgot.failure} />}
        {forgot.sent && <SuccessPanel text={AUTH.linkSent} />}
        <Button type="submit" wide loading={forgot.working} loadingText={AUTH.working}>
          {forgot.sent ? AUTH.sendAgain : AUTH.sendLink}
          {forgot.left > 0 && <span aria-hidden="true">{AUTH.resendSeconds(forgot.left)}</span>}
        </Button>
      </Form>
    </Dialog>
  );
}
