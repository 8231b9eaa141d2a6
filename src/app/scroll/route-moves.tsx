import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { toasts } from '../../components/toast';
import { RouteVisitsProvider } from '../../components/layout/headings';
import { useFirstInteraction } from './use-first-press';
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
