import { IDENTITY_PROVIDER } from '../../../config/account';

const provider = IDENTITY_PROVIDER.name;

export const SETTINGS = {
  title: 'Settings & Security',
  lead: 'Your password, appearance, country, storage and account.',
  updateTitle: 'Update',
  updateHow: 'Takes a moment, then brings you back here.',
  offline: 'You’re offline. You can change your password when you’re back.',
  changeTitle: 'Change Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  mismatch: 'New passwords do not match',
  shortPassword: 'Password must be at least 6 characters long',
  update: 'Update password',
  updating: 'Updating…',
  updated: 'Password updated successfully',
  failed: 'Failed to update password',
  failedOffline: 'We can’t reach the server. Check your connection and try again.',
  failedSignedOut: 'Your session ended. Sign in again to change your password.',
  forgotTitle: 'Forgot Password',
  forgotText: (email: string) =>
    email === '' ? 'We’ll email a reset link to your account’s address.' : `We’ll email a reset link to ${email}.`,
  forgotAction: 'Send reset link',
  forgotSending: 'Sending…',
  linkSent: 'Password reset email sent! Check your inbox.',
  linkFailed: 'Failed to send password reset email',
  noEmail: 'No email address found',
  providerTitle: `You sign in with ${provider}`,
  providerNote: `Password management is handled by ${provider}. To change your password, go to your ${provider} account.`,
} as const;
