import { Workbox } from 'workbox-window';
import { APP } from '../config/messages/app';
import { backoff } from '../domain/backoff';
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

/**
 * Registers the service worker once the page has loaded. A new version waits until the member says so. The first one is
 * asked for again when its installation failed, as on a network that breaks off: without it nothing works offline.
 */
export async function registerWorker(): Promise<void> {
  const address = workerAddress();

  async function register(failures: number): Promise<void> {
    const workbox = new Workbox(address);
    workbox.addEventListener('waiting', () => offerUpdate(workbox));
    const registration = await workbox.register();
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && !registration?.active) registerLater(failures + 1);
    });
  }

  function registerLater(failures: number): void {
    setTimeout(
      () => {
        register(failures).catch(() => registerLater(failures + 1));
      },
      backoff(failures, Math.random()),
    );
  }

  await register(0);
}
