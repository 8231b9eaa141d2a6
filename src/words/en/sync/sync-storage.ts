import { STORAGE } from '../frame/storage';

/** Why the device could not take in what the server answered, by reason, with what to do about it. */
export const SYNC_STORAGE = {
  full: 'This device is full, so we couldn’t finish syncing. Free up some space and try again.',
  blocked: STORAGE.blocked,
  newer: STORAGE.newer,
  unreadable: STORAGE.unreadable,
  unavailable: STORAGE.unavailable,
} as const;
