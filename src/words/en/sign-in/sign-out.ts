import { countText } from '../../format/count-text';

export const SIGN_OUT = {
  title: 'Sign out?',
  waiting: (count: number) =>
    count === 1
      ? '1 change on this device has not reached the server yet.'
      : `${countText(count)} changes on this device have not reached the server yet.`,
  kept: 'If you sign out now, they wait here for you alone and are sent when you sign in again on this device.',
  syncFirst: 'Sync first',
  syncing: 'Syncing…',
  syncFailed: 'They could not be sent now. Check your connection, or sign out and let them wait.',
  anyway: 'Sign out',
  stay: 'Stay signed in',
} as const;
