import { SYNC_TAG } from '../../../config/sync';

interface SyncManager {
  register(tag: string): Promise<void>;
}

function syncManager(registration: ServiceWorkerRegistration): SyncManager | null {
  // Chromium only, and not in TypeScript's library.
  return 'sync' in registration ? (registration.sync as SyncManager) : null;
}

/**
 * Asks the browser to wake the worker when there is a network, also after the last page was closed. Where the browser
 * cannot (Safari, Firefox) or may not, the other triggers have to do.
 */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await syncManager(registration)?.register(SYNC_TAG);
  } catch {
    // Permission refused or no worker: the page delivers by itself.
  }
}
