import { IDENTITY_PROVIDER } from '../../config/account';
import type { ColorScheme } from '../../config/ui';
import { formatNumber, formatRating } from '../../i18n/format';

const provider = IDENTITY_PROVIDER.name;

export const SETTINGS = {
  title: 'Settings & Security',
  lead: 'Your country, appearance, storage, password and account.',
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

export const APPEARANCE = {
  title: 'Appearance',
  legend: 'Theme',
  themes: {
    system: 'Match device',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<ColorScheme, string>,
  kept: 'Applies to this device, whoever’s signed in.',
} as const;

export const DELETE_ACCOUNT = {
  title: 'Delete account',
  lead: 'Permanently deletes your account, and:',
  deletedItems: [
    'your favorites, your watchlist, and your watched and “Not for me” movies',
    'your diary and your ratings',
    'your badges, statistics and history',
    'your profile, with your names and email address',
  ],
  devices: 'You can’t undo this. Your other devices will be signed out and cleared.',
  action: 'Delete account',
  offline: 'You’re offline. You can delete your account when you’re back.',
} as const;

/** @param megabytes of 1,000,000 bytes; 1,000 of them are a gigabyte */
const sizeText = (megabytes: number) =>
  megabytes < 1000 ? `${formatRating(megabytes)} MB` : `${formatRating(megabytes / 1000)} GB`;

export const SAVED_MOVIES = {
  title: 'On this device',
  storageUsed: (used: number, free: number) => `Using ${sizeText(used)} of ${sizeText(used + free)}.`,
  persistent: 'Your browser won’t clear this.',
  notPersistent: 'Your browser may clear this if space runs low. Anything in your account will come back.',
  lead: 'Offline searches use these movies. Signing out removes them, but not what’s saved in your account.',
  loading: 'Counting movies…',
  none: 'No movies saved here right now. Matinee will save some while it’s open.',
  stored: (movies: number, posters: number, megabytes: number) =>
    `${formatNumber(movies)} ${movies === 1 ? 'movie' : 'movies'}${posters === 0 ? '' : ` and ${formatNumber(posters)} ${posters === 1 ? 'poster' : 'posters'}`}, ${megabytes < 0.1 ? 'less than 0.1 MB' : `about ${sizeText(megabytes)}`}`,
  unreadable: 'We can’t check what’s saved here. Try again in a moment.',
  retry: 'Try again',
  clear: 'Clear these movies, posters and lists',
  clearing: 'Clearing…',
  cleared: 'Cleared. Your favorites and marks are still here.',
  notCleared: 'We couldn’t clear the movies. Try again in a moment.',
} as const;
