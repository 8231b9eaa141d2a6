import { IDENTITY_PROVIDER } from '../../../config/account/identity-provider';
import { countText } from '../../format/count-text';

const provider = IDENTITY_PROVIDER.name;

/** What is said while an account is being deleted: none of it is needed without a network. */
export const DELETION = {
  question: 'Delete your account?',
  whose: (email: string) =>
    email === ''
      ? 'Your account and all that belongs to it are deleted for good. Nobody can bring them back.'
      : `The account of ${email} and all that belongs to it are deleted for good. Nobody can bring them back.`,
  waiting: (count: number) =>
    count === 1
      ? '1 change on this device has not reached the server. It goes, too.'
      : `${countText(count)} changes on this device have not reached the server. They go, too.`,
  password: 'Password',
  passwordHint: 'To be sure that it is you.',
  passwordMissing: 'Please enter your password.',
  providerProof: `You sign in with ${provider}. Deleting takes a sign-in of the last ten minutes.`,
  confirm: 'Delete for good',
  deleting: 'Deleting…',
  keep: 'Keep my account',
  signInAgain: `Sign in with ${provider} again`,
  leaving: `Going to ${provider}…`,
  comeBack: 'Your sign-in is too long ago. Sign in again, come back to this page, and delete then.',
  failed: 'Your account was not deleted',
  /** Why it was not, by the code of the failure. */
  reasons: {
    'wrong-password': 'This is not the password of your account. Check it and try again.',
    'not-fresh': 'The server asks for a newer sign-in. Please try again.',
    'other-account':
      'This email address belongs to another account by now, which was left alone. Please sign in again.',
    'signed-out': 'Your session has ended. Please sign in again.',
    'not-asked': 'It failed on this device. Reload the page and try again.',
    refused: 'The server refused. Please try again later.',
  },
  unknown: 'The server did not answer',
  unknownText:
    'Nothing was removed from this device. Check your connection and try again; if your account is deleted already, this device will find out.',
  tooManyAttempts: (minutes: number) =>
    minutes === 1
      ? 'Too many attempts. Please wait a minute and try again.'
      : `Too many attempts. Please wait ${countText(minutes)} minutes and try again.`,
  deleted: 'Your account has been deleted',
  notWiped:
    'Your account has been deleted, but this device could not remove all that it kept. Clear this site’s data in the browser to be sure.',
} as const;
