import type { Environment } from '../config/environment';
import { BACKFILL_START_MS } from '../config/cache';
import type { LoadBrowsingCache } from './browsing-cache';
import { MEMBER_DATABASE } from '../db/device-names';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import type { DeviceDatabase } from '../db/device-database';
import { createServices, type Services } from './services';

/** The services of a page, which looks after sessions that their members did not end, and completes the movies on this device. */
export function createPageServices(
  environment: Environment,
  openDevice: () => Promise<DeviceDatabase>,
  loadCatalogue: LoadBrowsingCache,
): Services {
  const services = createServices(environment, openDevice, {
    loadCatalogue,
    preferences: watchPreferencesStore.current,
    onEnded: (source) => {
      import('./reconcile-ended-sessions').then(
        ({ reconcileEndedSessions }) => reconcileEndedSessions(source),
        // The part did not arrive: the next visit asks.
        () => undefined,
      );
    },
  });
  setTimeout(() => {
    startFilling(services);
    void removeLeft(services);
  }, BACKFILL_START_MS);
  return services;
}

/** A page that was closed at a sign-out has left the member's database, empty: without one, nothing is loaded to look. */
async function removeLeft({ store }: Services): Promise<void> {
  try {
    // Firefox before 126 names none.
    const names = 'databases' in indexedDB ? await indexedDB.databases() : null;
    if (names && !names.some(({ name = '' }) => name.startsWith(MEMBER_DATABASE))) return;
    const { deleteEmptyDatabases } = await import('../db/purge-member');
    await deleteEmptyDatabases(store);
  } catch {
    // Where the browser tells nothing, or the part did not arrive, the next visit looks.
  }
}

/** Filling has no use without a network, so that its part is not kept for it either. */
function startFilling(services: Services): void {
  if (!navigator.onLine) {
    addEventListener('online', () => startFilling(services), { once: true });
    return;
  }
  import('./backfill').then(
    ({ startBackfill }) => startBackfill(services),
    // The part did not arrive: the next visit goes on.
    () => undefined,
  );
}
