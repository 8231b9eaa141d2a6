import { IDENTITY_PROVIDER } from '../../../config/account/identity-provider';

const provider = IDENTITY_PROVIDER.name;

export const SETTINGS = {
  title: 'Settings & Security',
  lead: 'Your password, and what to do when it is gone.',
  updateTitle: 'Update',
  updateHow: 'It takes a moment, and you come back to this page.',
  offline: 'You are offline. Changing a password needs a connection.',
  changeTitle: 'Change Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  mismatch: 'New passwords do not match',
  shortPassword: 'Password must be at least 6 characters long',
  update: 'Update Password',
  updating: 'Updating…',
  updated: 'Password updated successfully',
  failed: 'Failed to update password',
  failedOffline: 'We cannot reach the server. Check your connection and try again.',
  failedSignedOut: 'Your session has ended. Please sign in again.',
  forgotTitle: 'Forgot Password',
  forgotText: (email: string) =>
    email === ''
      ? 'We can send a link for choosing a new one to the email address of your account.'
      : `We can send a link for choosing a new one to ${email}.`,
  forgotAction: 'Send reset link',
  forgotSending: 'Sending…',
  linkSent: 'Password reset email sent! Check your inbox.',
  linkFailed: 'Failed to send password reset email',
  noEmail: 'No email address found',
  providerTitle: `You sign in with ${provider}`,
  providerNote: `Password management is handled by ${provider}. To change your password, go to your ${provider} account.`,
} as const;
