import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteVisitsProvider } from '../../components/layout/headings';
import { toasts } from '../../components/toast';
import { useScrollMemory } from './use-scroll-memory';

/** Tells the screens and the notifications when the route has changed, and keeps the page's scroll position for each place of the history. */
export function RouteChangeEffects({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, visits: 0 });
  if (seen.pathname !== pathname) setSeen({ pathname, visits: seen.visits + 1 });
  // Before the new screen has anything to tell.
  useLayoutEffect(() => toasts.leave(), [pathname]);
  useScrollMemory();
  const isUsed = useFirstInteraction();
  const visits = useMemo(() => ({ count: seen.visits, isUsed }), [seen.visits, isUsed]);
  return <RouteVisitsProvider value={visits}>{children}</RouteVisitsProvider>;
}

/**
 * Tells whether something was pressed since the address became what it is. A screen's file may come seconds after its
 * address, and the header can be used meanwhile.
 */
export function useFirstInteraction(): () => boolean {
  const pressedAt = useRef<string | null>(null);
  useEffect(() => {
    const press = () => (pressedAt.current = window.location.pathname);
    const forget = () => (pressedAt.current = null);
    const options = { capture: true, passive: true };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('keydown', press, options);
    // Back may lead to where the last press was.
    window.addEventListener('popstate', forget, options);
    return () => {
      window.removeEventListener('pointerdown', press, options);
      window.removeEventListener('keydown', press, options);
      window.removeEventListener('popstate', forget, options);
    };
  }, []);
  return useCallback(() => pressedAt.current === window.location.pathname, []);
}
