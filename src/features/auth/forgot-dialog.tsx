import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type SyntheticEvent } from 'react';
import { MESSAGES } from '../../config/messages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { GoodNews } from '../../ui/good-news';
import { TextField } from '../../ui/text-field';
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
    <Dialog open compact size="narrow" title={MESSAGES.auth.forgotTitle} initialFocus={field} onClose={onClose}>
      <Form noValidate onSubmit={onSubmit}>
        <Lead>{MESSAGES.auth.forgotLead}</Lead>
        <TextField
          ref={field}
          label={MESSAGES.auth.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={forgot.email}
          onChange={forgot.setEmail}
          error={forgot.faulty ? MESSAGES.auth.invalidEmail : ''}
        />
        {forgot.failure !== null && <ErrorPanel text={forgot.failure} />}
        {forgot.sent && <GoodNews text={MESSAGES.auth.linkSent} />}
        <Button type="submit" wide loading={forgot.working} loadingText={MESSAGES.auth.working}>
          {forgot.sent ? MESSAGES.auth.sendAgain : MESSAGES.auth.sendLink}
        </Button>
      </Form>
    </Dialog>
  );
}
