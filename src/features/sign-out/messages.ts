import { formatNumber } from '../../i18n/format';

export const SIGN_OUT = {
  title: 'Sign out?',
  unsynced: (count: number) =>
    count === 1
      ? '1 change on this device hasn’t synced yet.'
      : `${formatNumber(count)} changes on this device haven’t synced yet.`,
  unsyncedStay: 'Anything unsynced will stay here, private, and sync when you sign in again.',
  syncFirst: 'Sync first',
  syncing: 'Syncing…',
  syncFailed: 'We couldn’t sync. Check your connection, or sign out and sync later.',
  confirm: 'Sign out',
  cancel: 'Stay signed in',
} as const;
