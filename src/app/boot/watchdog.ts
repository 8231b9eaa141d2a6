/** Event dispatched once the application's scripts have run. */
const STARTED = 'matinee-started';

/** Marks the application as started: from now on only the user reloads the page. */
export function markBooted(): void {
  window.dispatchEvent(new Event(STARTED));
}

/** Activates the waiting version, or the next one found, and reloads the page. */
async function activateNextVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const activateWaiting = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', activateWaiting),
  );
  activateWaiting();
  await registration.update();
}

/**
 * If the scripts of this version fail before the application starts, as after a broken deployment or an evicted cache,
 * there is no UI to prompt and no unsaved work, so the next version takes over. Reloads at most once per version, and
 * never without a new one.
 */
export function watchBoot(): void {
  const stop = () => window.removeEventListener('error', onError, true);
  function onError({ target }: Event) {
    // Ignore images that fail to load.
    if (target !== window && !(target instanceof HTMLScriptElement)) return;
    stop();
    if ('serviceWorker' in navigator) activateNextVersion().catch(() => undefined);
  }
  window.addEventListener('error', onError, true);
  window.addEventListener(STARTED, stop, { once: true });
}
