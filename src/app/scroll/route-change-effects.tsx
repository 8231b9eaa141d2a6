import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteVisitsProvider } from '../../components/layout/headings';
import { toasts } from '../../components/toast';
import { useScrollMemory } from './use-scroll-memory';

/** Counts route changes for the screens, drops toasts of the previous screen, and restores scroll positions. */
export function RouteChangeEffects({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, visits: 0 });
  if (seen.pathname !== pathname) setSeen({ pathname, visits: seen.visits + 1 });
  // Runs before the new screen can show toasts.
  useLayoutEffect(() => toasts.clearOnNavigation(), [pathname]);
  useScrollMemory();
  const hasInteracted = useFirstInteraction();
  const visits = useMemo(() => ({ count: seen.visits, hasInteracted }), [seen.visits, hasInteracted]);
  return <RouteVisitsProvider value={visits}>{children}</RouteVisitsProvider>;
}

/**
 * Returns whether the user has interacted since the last navigation. A screen's chunk may load seconds later, while the
 * header is already usable.
 */
export function useFirstInteraction(): () => boolean {
  const pressedAt = useRef<string | null>(null);
  useEffect(() => {
    const onInteraction = () => (pressedAt.current = window.location.pathname);
    const reset = () => (pressedAt.current = null);
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', onInteraction, options);
    window.addEventListener('keydown', onInteraction, options);
    // Going back may lead to the path of the last interaction.
    window.addEventListener('popstate', reset, options);
    return () => {
      window.removeEventListener('pointerdown', onInteraction, options);
      window.removeEventListener('keydown', onInteraction, options);
      window.removeEventListener('popstate', reset, options);
    };
  }, []);
  return useCallback(() => pressedAt.current === window.location.pathname, []);
}
