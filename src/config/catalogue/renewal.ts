/** Tag of the Periodic Background Sync registration: the worker renews lists and movies of the device. */
export const PERIODIC_SYNC_TAG = 'matinee-renewal';

/** Milliseconds between two renewals at least; the browser makes them longer by how much the application is used. Chosen. */
export const PERIODIC_SYNC_MS = 12 * 60 * 60_000;
