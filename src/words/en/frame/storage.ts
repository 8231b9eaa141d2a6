export const STORAGE = {
  full: 'This device is full. Free up some space and try again.',
  blocked: 'Another Matinee tab is running an older version. Close it to continue.',
  newer: 'Your data here comes from a newer Matinee. Reload to update.',
  unreadable:
    'We can’t use this device’s storage right now, but nothing has been deleted. Free up some space and try again.',
  unavailable: 'This browser won’t let Matinee save anything. Try another window or browser.',
  'not-loaded': 'Part of Matinee didn’t load. Reload to continue.',
  rebuilt: 'Some data on this device was damaged. We’ll restore it from your account.',
} as const;
