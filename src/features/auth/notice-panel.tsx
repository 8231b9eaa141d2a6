import { AUTH } from '../../i18n/messages/auth';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import type { LoginNotice } from './login-notice';
import { ResendMail } from './resend-mail';

export interface NoticePanelProps {
  readonly notice: LoginNotice;
  /** What is typed as e-mail. */
  readonly email: string;
  /** Opens the way to a new link. */
  readonly onForgot: () => void;
}

/** What brought somebody to the sign-in screen; it stays until the next step. */
export function NoticePanel({ notice, email, onForgot }: NoticePanelProps) {
  const text = AUTH.notices[notice];
  if (notice === 'password-updated') return <SuccessPanel text={text} />;
  return (
    <ErrorPanel text={text}>
      {notice === 'reset-link' && (
        <Button variant="secondary" onPress={onForgot}>
          {AUTH.sendNewLink}
        </Button>
      )}
      {notice === 'mail-link' && <ResendMail email={email} justSent={false} />}
    </ErrorPanel>
  );
}
