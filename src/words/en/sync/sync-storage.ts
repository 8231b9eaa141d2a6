import { STORAGE } from '../frame/storage';

/** Why the device could not take in what the server answered, by reason, with what to do about it. */
export const SYNC_STORAGE = {
  full: 'Your device is out of space, so it could not take in the answer of the server. Free some space and try again.',
  blocked: STORAGE.blocked,
  newer: STORAGE.newer,
  unreadable: STORAGE.unreadable,
  unavailable: STORAGE.unavailable,
} as const;
