export const DELETE_ACCOUNT = {
  title: 'Delete account',
  lead: 'Permanently deletes your account, and:',
  goes: [
    'your favorites, watched and “Not for me” movies',
    'your badges, statistics and history',
    'your profile, with your names and email address',
  ],
  devices: 'You can’t undo this. Your other devices will be signed out and cleared.',
  action: 'Delete account',
  offline: 'You’re offline. You can delete your account when you’re back.',
  notLoaded: 'We can’t reach the server. Check your connection and try again.',
} as const;
