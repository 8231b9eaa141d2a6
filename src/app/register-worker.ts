import type { Workbox } from 'workbox-window';
import { APP } from '../config/messages/app';
import { toasts } from '../ui/toast';

const WORKER_ADDRESS = '/sw.js';

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

/** A toast may be gone before it is read; a waiting update is offered again on the next visit. */
function offerUpdate(workbox: Workbox): void {
  toasts.show({
    kind: 'info',
    text: APP.updateReady,
    action: {
      label: APP.updateNow,
      onSelect() {
        workbox.addEventListener('controlling', () => window.location.reload());
        workbox.messageSkipWaiting();
      },
    },
  });
}

/** Registers the service worker after the page has loaded. A new version waits until the member says so. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  register().catch(() => {
    // Private windows of some browsers refuse workers; the application works without one while online.
  });
}

/** What registers is loaded by itself: the first paint does not wait for it. */
async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(workerAddress());
  workbox.addEventListener('waiting', () => offerUpdate(workbox));
  await workbox.register();
}
