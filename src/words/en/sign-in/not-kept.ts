/** Why a device cannot keep who has just signed in, with what to do about it. */
export const SESSION_NOT_SAVED = {
  full: 'Your account is fine, but this device is full. Free up some space and sign in again.',
  blocked: 'Your account is fine, but another Matinee tab is running an older version. Close it and sign in again.',
  newer: 'Your account is fine, but this page is an older Matinee. Reload it and sign in again.',
  unreadable: 'Your account is fine, but we can’t use this device’s storage right now. Try again in a moment.',
  unavailable: 'Your account is fine, but this browser won’t keep you signed in. Try another window or browser.',
} as const;
