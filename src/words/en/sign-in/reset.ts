export const RESET = {
  title: 'Choose a new password',
  lead: 'You’ll use it on all your devices.',
  /** Whose password it is: the link may have been opened where somebody else is signed in. */
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
