import { IDENTITY_PROVIDER } from '../../../config/account/identity-provider';
import { NOT_KEPT } from './not-kept';

const provider = IDENTITY_PROVIDER.name;

export const AUTH = {
  signInTitle: 'Welcome back',
  signUpTitle: 'Create your account',
  signInLead: 'Your favorites and watched marks, on every screen you own.',
  signUpLead: 'Keep favorites, marks and badges. It takes a minute.',
  continueWithProvider: `Continue with ${provider}`,
  toProvider: `Opening ${provider}…`,
  or: 'or',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign In',
  signUp: 'Create Account',
  working: 'One moment…',
  toSignUp: 'New here? Create an account',
  toSignIn: 'Already have an account? Sign in',
  signedIn: 'Signed in successfully!',
  created: 'Account created successfully!',
  confirmEmail: 'Please check your email to confirm your account!',
  /** Said of every sign-up that waits for a mail: a backend that hides which addresses it knows sends none to those. */
  noMail:
    'No mail after a few minutes? Look into the spam folder, or this address may have an account already: sign in instead, or ask for a new password.',
  resend: 'Resend the mail',
  resendSeconds: (seconds: number) => ` (${seconds} s)`,
  resendLater: (seconds: number) =>
    `You can ask for the mail again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  resendWhere: 'Enter your email below, then press again.',
  resent: 'If this address waits for its confirmation, the mail is on its way again.',
  resendFailed: 'The mail could not be sent again. Please try again later.',
  invalidEmail: 'Please enter a valid email address',
  shortPassword: 'Password must be at least 6 characters long',
  emailNotConfirmed: 'Please check your email and confirm your account before signing in.',
  invalidCredentials: 'Invalid email or password. Please check your credentials.',
  createFailed: 'Failed to create account. Please try again or use a different email.',
  alreadyRegistered: 'An account with this email already exists. Try signing in instead.',
  refusedShortPassword: 'Password must be at least 6 characters long.',
  unverifiableEmail: 'Please enter a valid email address.',
  unreachable: 'We cannot reach the server. Check your connection and try again; what you typed is kept.',
  notKept: NOT_KEPT,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts for this account. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  tooManyMails:
    'No mail was sent: too many were asked for. Please try again in a minute or, if that is refused as well, in an hour.',
  failed: 'Authentication failed',
  forgot: 'Forgot your password?',
  forgotTitle: 'Reset your password',
  forgotLead: 'We send you a link that opens a page for choosing a new password.',
  sendLink: 'Send reset link',
  sendNewLink: 'Request a new link',
  sendAgain: 'Send it again',
  linkSent: 'Password reset email sent! Check your inbox and spam folder.',
  confirmFirst: 'Please confirm your email account first before resetting your password.',
  linkFailed: 'Failed to send password reset email',
  privacyLead: 'By continuing you accept our',
  privacy: 'Privacy Policy',
  /** What brought somebody to the sign-in screen, by its code. */
  notices: {
    'password-updated': 'Password updated successfully! You can now sign in with your new password.',
    'reset-link': 'Invalid or expired reset link. Please request a new password reset.',
    'mail-link':
      'This confirmation link was used before or has expired. If your account is confirmed, just sign in; otherwise have the mail sent again.',
    'some-link': 'This link was used before or has expired. Sign in, or ask for a new one.',
    'provider-credentials': `Unable to sign in with ${provider}. Please try again or contact support.`,
    'provider-closed': 'Sign-in was cancelled. Please try again.',
    'provider-denied': `Access denied. Please check your ${provider} account permissions.`,
    provider: `${provider} authentication failed. Please try again, or use your email and password.`,
    'session-ended': 'Your session has ended, so you were signed out. Sign in again to go on; what waits here is kept.',
    'device-cleared':
      'The browser has removed what Matinee kept on this device. Sign in, and what is saved in your account comes back.',
    'account-deleted':
      'This account has been deleted. You were signed out, and everything that this device kept of it was removed.',
    unreachable: 'We cannot reach the server. Check your connection and try again.',
  },
} as const;
