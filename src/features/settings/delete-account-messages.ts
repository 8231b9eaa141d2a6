import { IDENTITY_PROVIDER } from '../../config/account';
import { formatNumber } from '../../i18n/format';

const provider = IDENTITY_PROVIDER.name;

/** Texts of the deletion, which isn't available offline. */
export const DELETION = {
  question: 'Delete your account?',
  consequence: (email: string) =>
    email === ''
      ? 'This permanently deletes your account and everything in it. We can’t recover it.'
      : `This permanently deletes ${email}’s account and everything in it. We can’t recover it.`,
  unsynced: (count: number) =>
    count === 1 ? '1 unsynced change will be lost too.' : `${formatNumber(count)} unsynced changes will be lost too.`,
  password: 'Password',
  passwordHint: 'To confirm it’s you.',
  passwordMissing: 'Please enter your password.',
  providerReauthentication: `You sign in with ${provider}. If that was over ten minutes ago, you’ll need to sign in again first.`,
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  cancel: 'Keep my account',
  signInAgain: `Sign in with ${provider} again`,
  redirecting: `Opening ${provider}…`,
  signInFirst: 'It’s been a while since you signed in. Sign in again, then come back here to delete.',
  failed: 'Your account wasn’t deleted',
  /** Why it failed, by error code. */
  reasons: {
    'wrong-password': 'Wrong password. Try again.',
    'not-fresh': 'Your sign-in was too long ago. Try again.',
    'other-account': 'This email now belongs to a different account, so nothing was deleted. Sign in again.',
    'signed-out': 'Your session ended. Sign in again to delete your account.',
    'not-sent': 'Something went wrong on this device. Reload the page and try again.',
    refused: 'The server didn’t allow it. Try again later.',
  },
  unknown: 'The server didn’t answer',
  unknownText: 'Nothing was removed from this device. Check your connection and try again.',
  tooManyAttempts: (minutes: number) =>
    minutes === 1
      ? 'Too many attempts. Wait a minute and try again.'
      : `Too many attempts. Wait ${formatNumber(minutes)} minutes and try again.`,
  deleted: 'Your account has been deleted',
  notWiped: 'Your account is gone, but we couldn’t clear this device. Clear this site’s data in your browser.',
} as const;
