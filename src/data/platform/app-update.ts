type Listener = () => void;

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

  /** Loads the page anew, with the new version at work. */
  readonly apply = (): void => {
    // Another tab was faster: the new version is at work already.
    if (this.#waiting?.state !== 'installed') {
      window.location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
    this.#waiting.postMessage({ type: 'SKIP_WAITING' });
  };
}

export const appUpdate = new AppUpdate();
