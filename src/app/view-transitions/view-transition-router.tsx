import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { ownPath } from '../../config/environment';
import type { runTransition } from './run-transition';
import { transitionFor } from './transition';

const CALM = '(prefers-reduced-motion: reduce)';

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
    let turns = 0;
    // The browser's own swipe gesture has already animated the navigation.
    let hasMoved = false;
    const travel = ({ hasUAVisualTransition }: PopStateEvent) => (hasMoved = hasUAVisualTransition);
    // before the history's own listener
    window.addEventListener('popstate', travel, { capture: true });
    const stop = history.listen((next) => {
      const isShown = (next.action === NavigationType.Pop && hasMoved) || matchMedia(CALM).matches;
      const move = animate === null || isShown ? null : transitionFor(location, next.location);
      location = next.location;
      turns += 1;
      const turn = turns;
      const show = () => setShown(next);
      if (move === null) startTransition(show);
      else if (move.preload === null) animate?.(move, show);
      else {
        // Skip if the user has navigated again; a chunk that failed to load is reported by its screen.
        move.preload().then(
          () => turn === turns && animate?.(move, show),
          () => turn === turns && startTransition(show),
        );
      }
    });
    return () => {
      stop();
      window.removeEventListener('popstate', travel, { capture: true });
    };
  }, [history]);

  return (
    <Router basename={ownPath('/')} location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
