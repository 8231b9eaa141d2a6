import { PERIODIC_SYNC_MS, PERIODIC_SYNC_TAG } from '../config/cache';

interface PeriodicSyncManager {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
}

function periodicSync(registration: ServiceWorkerRegistration): PeriodicSyncManager | null {
  // Chromium only, and not in TypeScript's library.
  return 'periodicSync' in registration ? (registration.periodicSync as PeriodicSyncManager) : null;
}

/**
 * Registers a periodic background sync, which refreshes lists and movies while all pages are closed. Browsers grant it
 * to installed apps that are used; otherwise refreshes happen while a page is open.
 */
export async function registerPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await periodicSync(registration)?.register(PERIODIC_SYNC_TAG, { minInterval: PERIODIC_SYNC_MS });
  } catch {
    // Not granted.
  }
}
