import { ownPath } from '../../config/environment';
import { UPDATE_POLL_MS } from '../../config/ui';
import { appUpdate, reloadPage } from '../../lib/app-update';
import { offlineReadiness } from '../../lib/offline-readiness';
import { registerPeriodicSync } from '../../lib/periodic-sync';
import { APP } from '../../i18n/messages/shell';
import { backoffMs } from '../../domain/requests/backoff';
import { toasts } from '../../components/toast';

const WORKER_ADDRESS = ownPath('/sw.js');

interface ScriptAddressPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptAddressPolicy;
}

/** The worker's address as Trusted Types want it: the policy passes this one address and no other. */
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

/** Tells once a version is installed that waits for the present one to go; the very first does not wait. */
function onWaiting(registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
  const look = () => {
    if (registration.waiting && registration.active) tell(registration.waiting);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Without a network a worker answers that is at work, not one that is still on its way. */
function tellOfflineStart({ active }: ServiceWorkerRegistration): void {
  offlineReadiness.set(active ? 'ready' : 'not-yet');
  if (!active) void navigator.serviceWorker.ready.then(() => offlineReadiness.set('ready'));
}

/** It stays until it is answered; once put away, it is found in settings, and offered again on the next visit. */
function offerUpdate(): void {
  const action = { label: APP.updateNow, onSelect: () => void reloadPage() };
  toasts.show({ kind: 'info', text: APP.updateReady, everywhere: true, action });
}

/**
 * Registers the service worker once the page has loaded, and looks hourly for a new version, which waits until the member
 * says so. The first one is asked for again when it could not be had or installed, as on a network that breaks off:
 * without it nothing works offline. Where the browser has no workers, as in some private windows, the application works
 * while online.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const address = workerAddress();
  let looks: ReturnType<typeof setInterval> | null = null;

  async function register(failures: number): Promise<void> {
    try {
      const registration = await navigator.serviceWorker.register(address);
      void registerPeriodicSync(registration);
      tellOfflineStart(registration);
      onWaiting(registration, (worker) => {
        if (appUpdate.found(worker)) offerUpdate();
      });
      // Without a network there is nothing to be found; the next look may find it.
      looks ??= setInterval(() => void registration.update().catch(() => undefined), UPDATE_POLL_MS);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'redundant' && !registration.active) registerLater(failures + 1);
      });
      // An installation that another page had begun may have broken off just now.
      if (!worker && !registration.waiting && !registration.active) registerLater(failures + 1);
    } catch (error) {
      // What cannot be fetched is a TypeError; what is refused stays refused.
      const maySucceed = error instanceof TypeError;
      offlineReadiness.set(maySucceed ? 'not-yet' : 'refused');
      if (maySucceed) registerLater(failures + 1);
    }
  }

  function registerLater(failures: number): void {
    setTimeout(() => void register(failures), backoffMs(failures, Math.random()));
  }

  if (document.readyState === 'complete') void register(0);
  else window.addEventListener('load', () => void register(0), { once: true });
}
