type Listener = () => void;

/** Milliseconds after which to reload even if the new version doesn't take over. */
const TAKE_OVER_MS = 5000;

/** Reloads once the waiting worker has taken over. */
function takeOver(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, TAKE_OVER_MS);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Reloads with the newest installed version. A plain reload would be served by the active version, even if that's
 * broken.
 */
export async function reloadPage(): Promise<void> {
  const waiting = await findWaiting();
  if (waiting) takeOver(waiting);
  else window.location.reload();
}

async function findWaiting(): Promise<ServiceWorker | null> {
  try {
    return (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  } catch {
    // Service workers aren't supported, or not allowed here.
    return null;
  }
}

/** A newer version that's installed and waiting for the member's consent. */
class AppUpdate {
  #waiting: ServiceWorker | null = null;
  readonly #listeners = new Set<Listener>();

  /** Whether there is one. */
  readonly isReady = (): boolean => this.#waiting !== null;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns false if this version was already reported */
  found(worker: ServiceWorker): boolean {
    if (worker === this.#waiting) return false;
    this.#waiting = worker;
    for (const listener of this.#listeners) listener();
    return true;
  }
}

export const appUpdate = new AppUpdate();
