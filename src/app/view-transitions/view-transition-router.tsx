import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { ownPath } from '../../config/environment';
import type { runTransition } from './run-transition';
import { transitionFor } from './transition';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

let animate: typeof runTransition | null = null;

/**
 * Loads the view transitions on the first interaction, if the browser supports them. Until then screens change at once.
 */
export function preloadTransitions(): void {
  if (!('startViewTransition' in document)) return;
  const load = () => {
    import('./run-transition').then(
      (file) => (animate = file.runTransition),
      () => undefined,
    );
  };
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(press, load, { once: true, capture: true, passive: true });
}

/** BrowserRouter, plus view transitions. */
export function ViewTransitionRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, setShown] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    let { location } = history;
    let navigations = 0;
    // The browser's own swipe gesture has already animated the navigation.
    let hasNativeTransition = false;
    const onPopState = ({ hasUAVisualTransition }: PopStateEvent) => (hasNativeTransition = hasUAVisualTransition);
    // before the history's own listener
    window.addEventListener('popstate', onPopState, { capture: true });
    const stop = history.listen((next) => {
      const skip = (next.action === NavigationType.Pop && hasNativeTransition) || matchMedia(REDUCED_MOTION).matches;
      const transition = animate === null || skip ? null : transitionFor(location, next.location);
      location = next.location;
      navigations += 1;
      const navigation = navigations;
      const show = () => setShown(next);
      if (transition === null) startTransition(show);
      else if (transition.preload === null) animate?.(transition, show);
      else {
        // Skip if the user has navigated again; a chunk that failed to load is reported by its screen.
        transition.preload().then(
          () => navigation === navigations && animate?.(transition, show),
          () => navigation === navigations && startTransition(show),
        );
      }
    });
    return () => {
      stop();
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, [history]);

  return (
    <Router basename={ownPath('/')} location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
