// Must come before anything that imports react-dom; see stack-traces.ts.
import { restoreStackTraces } from './boot/stack-traces';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../components/theme/fonts.css';
import 'virtual:styles.css';
import { ROUTES } from '../config/routes';
import { installation } from '../lib/install';
import { watchPreferencesStore } from '../db/watch-preferences-store';
import { theme } from '../lib/theme';
import { App } from './app';
import { reloadOnAuthCallback, consumeAuthCallback } from './auth-callback/consume-auth-callback';
import { markBooted } from './boot/watchdog';
import { claimPrerenderedScreen } from './boot/prerender';
import { loadServices } from './boot/load-services';
import { ViewTransitionRouter, preloadTransitions } from './view-transitions/view-transition-router';
import { lazyScreen } from './routes/route-table';

restoreStackTraces();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

theme.start();
installation.start();
watchPreferencesStore.start();
const callback = consumeAuthCallback(window);
reloadOnAuthCallback(window);

const app = (
  <StrictMode>
    <App callback={callback} Router={ViewTransitionRouter} />
  </StrictMode>
);
/**
 * Runs in its own task: on a slow phone, requesting chunks takes as long as hydrating, and the page stays responsive in
 * between. It also gives Chromium a short call stack to resolve for each dynamic import.
 */
const inNewTask = (start: () => void) => setTimeout(start);

const screen = claimPrerenderedScreen(root);
if (screen !== null && callback === null) {
  // Start loading the rest of the landing screen while it hydrates; its own boundary reports a failed load.
  if (screen === ROUTES.landing) {
    inNewTask(() => void import('./routes/landing-parts').catch(() => undefined));
    inNewTask(() => void loadServices().catch(() => undefined));
  }
  // A transition, so that the prerendered screen stays responsive while it hydrates.
  const hydrate = () => startTransition(() => void hydrateRoot(root, app));
  const part = lazyScreen(screen);
  // If the screen's chunk failed to load, render the error instead of hydrating.
  if (part) inNewTask(() => void part.preload().then(hydrate, () => createRoot(root).render(app)));
  else inNewTask(hydrate);
} else startTransition(() => createRoot(root).render(app));

inNewTask(markBooted);
preloadTransitions();

// Loaded separately, so that the first paint doesn't wait for it.
if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  inNewTask(
    () =>
      void import('./boot/register-worker')
        .then(({ registerWorker }) => registerWorker())
        // The network dropped: the next visit registers it.
        .catch(() => undefined),
  );
}

// Safari tab on iPhone or iPad: it reads the start images when the page is added to the home screen.
if ('standalone' in navigator && navigator.standalone === false)
  import('./boot/start-images').then(({ linkStartImages }) => linkStartImages()).catch(() => undefined);
