export const DELETE_ACCOUNT = {
  title: 'Delete Account',
  lead: 'Deletes your account at once, and with it:',
  goes: [
    'your favorites and watched marks, and what is not for you',
    'your badges, statistics and history',
    'your profile, with your names and your email address',
  ],
  devices: 'It cannot be undone. Your other devices are signed out and forget everything, too.',
  action: 'Delete account',
  offline: 'You are offline. Deleting your account needs a connection; until then everything stays as it is.',
  notLoaded: 'We cannot reach the server. Check your connection and try again.',
} as const;
