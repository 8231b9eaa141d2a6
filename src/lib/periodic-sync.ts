import { PERIODIC_SYNC_MS, PERIODIC_SYNC_TAG } from '../config/cache';

interface PeriodicSyncManager {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
}

function periodicSync(registration: ServiceWorkerRegistration): PeriodicSyncManager | null {
  // Chromium only, and not in TypeScript's library.
  return 'periodicSync' in registration ? (registration.periodicSync as PeriodicSyncManager) : null;
}

/**
 * Asks the browser to wake the worker now and then with every page closed, so that lists and movies of the device are not
 * old when there is no network. It grants that to installed applications that are used; others renew while a page is open.
 */
export async function registerPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await periodicSync(registration)?.register(PERIODIC_SYNC_TAG, { minInterval: PERIODIC_SYNC_MS });
  } catch {
    // Not granted: nothing is lost.
  }
}
