import type { Environment } from '../config/environment';
import { BACKFILL_START_MS } from '../config/cache';
import type { AuthContext } from '../api/supabase/auth-context';
import type { LoadBrowsingCache } from './browsing-cache';
import { MEMBER_DATABASE } from '../db/device-names';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import type { DeviceDatabase } from '../db/device-database';
import { createServices, type Services } from './services';

/** The services of a page, which also reconciles ended sessions and fills the browsing cache. */
export function createPageServices(
  environment: Environment,
  openDevice: () => Promise<DeviceDatabase>,
  loadBrowsingCache: LoadBrowsingCache,
): Services {
  const services = createServices(environment, openDevice, {
    loadBrowsingCache,
    preferences: watchPreferencesStore.current,
    onEnded: (source) => {
      import('./reconcile-ended-sessions').then(
        ({ reconcileEndedSessions }) => reconcileEndedSessions(source),
        // The chunk failed to load: the next visit retries.
        () => undefined,
      );
    },
  });
  setTimeout(() => {
    startBackfillWhenOnline(services);
    void removeLeftovers(services.auth);
  }, BACKFILL_START_MS);
  return services;
}

/** Only loads Dexie if there is a member's database. */
async function removeLeftovers(auth: AuthContext): Promise<void> {
  try {
    // Firefox before 126 can't list databases.
    const names = 'databases' in indexedDB ? await indexedDB.databases() : null;
    if (names && !names.some(({ name = '' }) => name.startsWith(MEMBER_DATABASE))) return;
    const reconciliation = await import('./reconcile-ended-sessions');
    await reconciliation.removeLeftovers(auth);
  } catch {
    // Databases can't be listed, or the chunk failed to load: the next visit retries.
  }
}

/** Waits for the network before loading the code. */
function startBackfillWhenOnline(services: Services): void {
  if (!navigator.onLine) {
    addEventListener('online', () => startBackfillWhenOnline(services), { once: true });
    return;
  }
  import('./backfill').then(
    ({ startBackfill }) => startBackfill(services),
    // The chunk failed to load: the next visit retries.
    () => undefined,
  );
}
