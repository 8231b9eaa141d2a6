// Before all that imports react-dom: stack-limit says why.
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
    <App arrival={callback} Router={ViewTransitionRouter} />
  </StrictMode>
);
/**
 * In a task of its own: to ask for files takes a slow phone as long as to take up the screen, and it answers between them.
 * And whoever asks for a part is looked up by Chromium with all that called it, which from here is the whole script.
 */
const next = (start: () => void) => setTimeout(start);

const screen = claimPrerenderedScreen(root);
if (screen !== null && callback === null) {
  // What the landing screen goes on with is under way while it is taken up; who needs it tells where it does not come.
  if (screen === ROUTES.landing) {
    next(() => void import('./routes/landing-parts').catch(() => undefined));
    next(() => void loadServices().catch(() => undefined));
  }
  // In slices: what is seen already can be scrolled and read meanwhile.
  const takeUp = () => startTransition(() => void hydrateRoot(root, app));
  const part = lazyScreen(screen);
  // Where its part did not arrive the application draws what it has to say of that.
  if (part) next(() => void part.preload().then(takeUp, () => createRoot(root).render(app)));
  else next(takeUp);
} else startTransition(() => createRoot(root).render(app));

next(markBooted);
preloadTransitions();

// What registers the worker is loaded by itself: the first paint does not wait for it.
if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  next(
    () =>
      void import('./boot/register-worker')
        .then(({ registerWorker }) => registerWorker())
        // On a network that has just gone: the next visit registers it.
        .catch(() => undefined),
  );
}

// Safari on an iPhone or iPad, in a tab: it takes them from the page when that is added to the home screen.
if ('standalone' in navigator && navigator.standalone === false)
  import('./boot/start-images').then(({ linkStartImages }) => linkStartImages()).catch(() => undefined);
