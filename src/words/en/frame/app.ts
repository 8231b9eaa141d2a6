import { countText } from '../../format/count-text';

export const APP = {
  signingIn: 'Signing you in…',
  name: 'Matinee',
  promise: 'What do we watch tonight?',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  unreadable:
    'What this device keeps for you cannot be read right now. It may be out of space: free some. Matinee deletes none of it, and tries again by itself.',
  somethingBroke: 'Unexpected Application Error!',
  somethingBrokeHint: 'Nothing you marked is lost. Reload the page to go on.',
  reload: 'Reload',
  partMissing: 'This part did not load',
  partMissingHint:
    'Matinee may have been updated, or the connection failed. Nothing you marked is lost: reload the page to go on.',
  updateReady: 'A new version of Matinee is ready.',
  updateNow: 'Update now',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  films: (count: number) => `${countText(count)} films`,
  close: 'Close',
} as const;
