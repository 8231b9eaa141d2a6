type Listener = () => void;

/** Milliseconds after which a page is loaded anew although the version that it waits for does not take over. */
const TAKE_OVER_MS = 5000;

/** Loads the page anew once a version has taken over from the present one. */
function takeOver(waiting: ServiceWorker): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, TAKE_OVER_MS);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Loads the page anew, with the newest version at work that is on the device. A plain reload is answered by the version
 * that is at work, also where that is broken.
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
    // This browser has no workers, or refuses them here.
    return null;
  }
}

/** A newer version of the application that is installed and waits until the member says so. */
class AppUpdate {
  #waiting: ServiceWorker | null = null;
  readonly #listeners = new Set<Listener>();

  /** Whether there is one. */
  readonly isReady = (): boolean => this.#waiting !== null;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @returns false where this version was told of before */
  found(worker: ServiceWorker): boolean {
    if (worker === this.#waiting) return false;
    this.#waiting = worker;
    for (const listener of this.#listeners) listener();
    return true;
  }
}

export const appUpdate = new AppUpdate();
