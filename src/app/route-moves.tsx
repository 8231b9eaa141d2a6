import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteVisitsProvider } from '../ui/route-visits';
import { useScrollMemory } from './use-scroll-memory';

/** Tells the screens when the route has changed, and keeps the page's scroll position for each place of the history. */
export function RouteMoves({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState({ pathname, visits: 0 });
  if (seen.pathname !== pathname) setSeen({ pathname, visits: seen.visits + 1 });
  useScrollMemory();
  return <RouteVisitsProvider value={seen.visits}>{children}</RouteVisitsProvider>;
}
