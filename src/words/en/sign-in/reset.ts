export const RESET = {
  title: 'Choose a new password',
  lead: 'You can sign in with it right away, on every screen.',
  /** Whose password it is: the link may have been opened where somebody else is signed in. */
  account: (email: string) => `The new password is for ${email}.`,
  checking: 'Checking your link…',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  mismatch: 'Passwords do not match',
  update: 'Update Password',
  updating: 'Updating…',
  failed: 'Failed to update password',
  failedHint: 'We cannot reach the server. Check your connection and try again; what you typed is kept.',
  unreachable: 'Your link cannot be checked right now. It stays good: try again in a moment, once you are connected.',
  retry: 'Try again',
  back: 'Back to Sign In',
} as const;
