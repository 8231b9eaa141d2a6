import { formatNumber } from '../../format/count-text';

export const APP = {
  signingIn: 'Signing you in…',
  name: 'Matinee',
  promise: 'What are we watching tonight?',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  unreadable:
    'We can’t read your saved movies right now. If this device is full, free up some space; nothing has been deleted.',
  somethingBroke: 'Unexpected Application Error!',
  somethingBrokeHint: 'Your movies are safe. Reload the page to continue.',
  reload: 'Reload',
  partMissing: 'This part didn’t load',
  partMissingHint:
    'You may be offline, or Matinee was updated. Check your connection and reload; your movies are safe.',
  updateReady: 'A new version of Matinee is ready.',
  updateNow: 'Update now',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  movies: (count: number) => `${formatNumber(count)} movies`,
  close: 'Close',
} as const;
