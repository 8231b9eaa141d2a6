import { IDENTITY_PROVIDER } from '../../config/account';

/** Why a new session couldn't be stored on the device, and what to do. */
export const SESSION_NOT_SAVED = {
  full: 'Your account is fine, but this device is full. Free up some space and sign in again.',
  blocked: 'Your account is fine, but another Matinee tab is running an older version. Close it and sign in again.',
  newer: 'Your account is fine, but this page is an older Matinee. Reload it and sign in again.',
  unreadable: 'Your account is fine, but we can’t use this device’s storage right now. Try again in a moment.',
  unavailable: 'Your account is fine, but this browser won’t keep you signed in. Try another window or browser.',
} as const;

const provider = IDENTITY_PROVIDER.name;

export const AUTH = {
  signInTitle: 'Welcome back',
  signUpTitle: 'Create your account',
  signInLead: 'Your favorites and watched movies, on all your devices.',
  signUpLead: 'Save favorites, track what you’ve watched, earn badges.',
  continueWithProvider: `Continue with ${provider}`,
  toProvider: `Opening ${provider}…`,
  or: 'or',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signUp: 'Create account',
  working: 'One moment…',
  toSignUp: 'New here? Create an account',
  toSignIn: 'Already have an account? Sign in',
  signedIn: 'Signed in successfully!',
  created: 'Account created successfully!',
  confirmEmail: 'Please check your email to confirm your account!',
  /**
   * Shown after every sign-up that needs confirmation: a server that doesn't reveal which accounts exist sends no email
   * to existing ones.
   */
  noMail:
    'No email after a few minutes? Check your spam folder. Already have an account? Sign in, or reset your password.',
  resend: 'Resend email',
  resendSeconds: (seconds: number) => ` (${seconds} s)`,
  resendLater: (seconds: number) => `You can resend the email in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  resendWhere: 'Enter your email below, then press Resend email.',
  resent: 'If this address still needs confirming, a new email is on its way.',
  resendFailed: 'We couldn’t resend the email. Try again later.',
  invalidEmail: 'Please enter a valid email address',
  shortPassword: 'Password must be at least 6 characters long',
  emailNotConfirmed: 'Please check your email and confirm your account before signing in.',
  invalidCredentials: 'Invalid email or password. Please check your credentials.',
  createFailed: 'Failed to create account. Please try again or use a different email.',
  alreadyRegistered: 'An account with this email already exists. Try signing in instead.',
  refusedShortPassword: 'Password must be at least 6 characters long.',
  unverifiableEmail: 'Please enter a valid email address.',
  unreachable: 'We can’t reach the server. Check your connection and try again; what you typed is still here.',
  sessionNotSaved: SESSION_NOT_SAVED,
  tooManyAttempts: (minutes: number) =>
    `Too many attempts for this account. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  tooManyMails: 'Too many emails requested. Wait a minute, or an hour if that doesn’t help.',
  failed: 'Authentication failed',
  forgot: 'Forgot your password?',
  forgotTitle: 'Reset your password',
  forgotLead: 'We’ll email you a link to choose a new password.',
  sendLink: 'Send reset link',
  sendNewLink: 'Request a new link',
  sendAgain: 'Send it again',
  linkSent: 'Password reset email sent! Check your inbox and spam folder.',
  confirmFirst: 'Please confirm your email account first before resetting your password.',
  linkFailed: 'Failed to send password reset email',
  agree: 'By continuing you agree to our',
  terms: 'Terms of Service',
  and: 'and',
  privacy: 'Privacy Policy',
  /** Why the sign-in screen is shown, by code. */
  notices: {
    'password-updated': 'Password updated successfully! You can now sign in with your new password.',
    'reset-link': 'Invalid or expired reset link. Please request a new password reset.',
    'mail-link': 'This link has expired or was already used. Try signing in, or resend the email.',
    'some-link': 'This link has expired or was already used. Sign in, or ask for a new one.',
    'provider-credentials': `Unable to sign in with ${provider}. Please try again or contact support.`,
    'provider-closed': 'Sign-in was cancelled. Please try again.',
    'provider-denied': `Access denied. Please check your ${provider} account permissions.`,
    provider: `${provider} authentication failed. Please try again, or use your email and password.`,
    'session-ended': 'You’ve been signed out. Sign in to continue; your unsynced changes are safe.',
    'device-cleared': 'Your browser cleared Matinee’s data here. Sign in to get everything in your account back.',
    'account-deleted': 'This account has been deleted. We’ve signed you out and cleared its data from this device.',
    unreachable: 'We can’t reach the server. Check your connection and try again.',
    updated: 'Matinee was updated. Reload to continue.',
  },
} as const;

export const AUTH_CALLBACK = {
  title: 'Not signed in yet',
  unavailable: 'We can’t sign you in right now. Nothing is lost; try again in a moment.',
  retry: 'Try again',
  back: 'Back to Sign In',
  /** For a link to another account than the one that's signed in. */
  question: {
    title: 'Switch accounts?',
    accounts: (here: string, link: string) => `You’re signed in as ${here}. The link you opened signs in ${link}.`,
    consequence: (here: string) =>
      `If you switch, we’ll sign out ${here} and clear their data from this device. Their unsynced changes stay here, private.`,
    unrequestedLink: 'Didn’t ask for this link? Stay signed in: it may be someone else’s.',
    cancel: 'Stay signed in',
    confirm: 'Switch',
    noEmail: 'an account without an email',
  },
} as const;

export const RESET = {
  title: 'Choose a new password',
  lead: 'You’ll use it on all your devices.',
  /** The link may be opened while another member is signed in. */
  account: (email: string) => `The new password is for ${email}.`,
  checking: 'Checking your link…',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  mismatch: 'Passwords do not match',
  update: 'Update password',
  updating: 'Updating…',
  failed: 'Failed to update password',
  failedHint: 'We can’t reach the server. Check your connection and try again; what you typed is still here.',
  unreachable: 'We can’t check your link right now. Nothing is lost; try again in a moment.',
  retry: 'Try again',
  back: 'Back to Sign In',
} as const;
