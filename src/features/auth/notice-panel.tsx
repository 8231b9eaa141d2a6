import { AUTH } from '../../config/messages/auth';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { GoodNews } from '../../ui/good-news';
import type { LoginNotice } from './login-notice';

export interface NoticePanelProps {
  readonly notice: LoginNotice;
  /** Opens the way to a new link. */
  readonly onForgot: () => void;
}

/** What brought somebody to the sign-in screen; it stays until the next step. */
export function NoticePanel({ notice, onForgot }: NoticePanelProps) {
  const text = AUTH.notices[notice];
  if (notice === 'password-updated') return <GoodNews text={text} />;
  return (
    <ErrorPanel text={text}>
      {notice === 'reset-link' && (
        <Button look="secondary" onPress={onForgot}>
          {AUTH.sendNewLink}
        </Button>
      )}
    </ErrorPanel>
  );
}
