/** Told by the application once its scripts have come and run. */
const STARTED = 'matinee-started';

/** The application's scripts have come and run: from here on it is for the reader to load it anew. */
export function markBooted(): void {
  window.dispatchEvent(new Event(STARTED));
}

/** Has the version that waits, or the next that is found, take over, and loads the page anew with it. */
async function takeNextVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const take = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', take));
  take();
  await registration.update();
}

/**
 * Where the scripts of this version die before the application runs, as when its deployment was broken or its files went
 * from the device, nobody can be asked and nothing is in the middle: the next version takes over by itself. The page is
 * loaded anew once for each version, never without one.
 */
export function watchBoot(): void {
  const stop = () => window.removeEventListener('error', onError, true);
  function onError({ target }: Event) {
    // A picture that does not come is no matter.
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    stop();
    if ('serviceWorker' in navigator) takeNextVersion().catch(() => undefined);
  }
  window.addEventListener('error', onError, true);
  window.addEventListener(STARTED, stop, { once: true });
}
