export const SYNC = {
  saved: 'All changes saved',
  waiting: (count: number) => (count === 1 ? '1 change waiting' : `${count} changes waiting`),
  offline: 'Offline',
  offlineWaiting: (count: number) => (count === 1 ? 'Offline, 1 change waiting' : `Offline, ${count} changes waiting`),
  signInNeeded: 'Sign in again to save your changes',
  attention: (count: number) => (count === 1 ? '1 change needs attention' : `${count} changes need attention`),
  seeWhy: 'See why',
} as const;
