import { messageSW, Workbox } from 'workbox-window';
import { ownPath } from '../../config/environment';
import { UPDATE_POLL_MS } from '../../config/ui';
import { appUpdate, reloadPage } from '../../lib/app-update';
import { offlineReadiness } from '../../lib/offline-readiness';
import { APP } from '../../i18n/messages/shell';
import { backoffMs } from '../../domain/requests/backoff';
import { toasts } from '../../components/toast';
import { CHECK_PRECACHE, PERIODIC_SYNC_MS, PERIODIC_SYNC_TAG } from '../../config/cache';

const WORKER_ADDRESS = ownPath('/sw.js');

interface ScriptAddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptAddressPolicy;
}

/** The worker's URL as a Trusted Types value; the policy allows no other URL. */
function workerAddress(): string {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as TrustedTypesFactory) : null;
  if (!factory) return WORKER_ADDRESS;
  return factory
    .createPolicy('matinee-worker', {
      createScriptURL(address) {
        if (address !== WORKER_ADDRESS) throw new TypeError('not the worker of this application');
        return address;
      },
    })
    .createScriptURL(WORKER_ADDRESS);
}

/**
 * Works offline only once a worker is active and has all its files, which browsers may evict without it. It fetches
 * what is missing, now or when the network is back.
 */
async function trackOfflineReadiness(registration: ServiceWorkerRegistration): Promise<void> {
  if (!registration.active) offlineReadiness.set('not-yet');
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready;
  const complete: unknown = active && (await messageSW(active, { type: CHECK_PRECACHE }));
  offlineReadiness.set(complete === true ? 'ready' : 'not-yet');
  if (complete !== true)
    window.addEventListener('online', () => void trackOfflineReadiness(registration), { once: true });
}

/**
 * The toast stays until it is answered. After it is dismissed, the update is offered in settings and on the next visit.
 */
function offerUpdate(): void {
  const action = { label: APP.updateNow, onSelect: () => void reloadPage() };
  toasts.show({ kind: 'info', text: APP.updateReady, acrossRoutes: true, action });
}

/**
 * Registers the service worker after the page has loaded and checks hourly for updates, which wait for the member's
 * consent. A first registration that failed to download or install is retried, since nothing works offline without it.
 * Browsers without service workers, as in some private windows, can use the application online.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = workerAddress();
  let updateTimer: ReturnType<typeof setInterval> | null = null;

  async function register(failures: number): Promise<void> {
    const workbox = new Workbox(address);
    workbox.addEventListener('waiting', ({ sw }) => {
      if (sw && appUpdate.found(sw)) offerUpdate();
    });
    try {
      const registration = await workbox.register();
      if (!registration) return;
      void registerPeriodicSync(registration);
      void trackOfflineReadiness(registration);
      // Offline checks fail; the next one may succeed.
      updateTimer ??= setInterval(() => void workbox.update().catch(() => undefined), UPDATE_POLL_MS);
      // Workbox reports only installations that this page started; another page's may fail as well.
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'redundant' && !registration.active) registerLater(failures + 1);
      });
      // Another page's installation may have failed just now.
      if (!worker && !registration.waiting && !registration.active) registerLater(failures + 1);
    } catch (error) {
      // A failed download is a TypeError and may succeed later; any other error is permanent.
      const maySucceed = error instanceof TypeError;
      offlineReadiness.set(maySucceed ? 'not-yet' : 'refused');
      if (maySucceed) registerLater(failures + 1);
    }
  }

  function registerLater(failures: number): void {
    setTimeout(() => void register(failures), backoffMs(failures, Math.random()));
  }

  void register(0);
}

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
async function registerPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  try {
    await periodicSync(registration)?.register(PERIODIC_SYNC_TAG, { minInterval: PERIODIC_SYNC_MS });
  } catch {
    // Not granted.
  }
}
