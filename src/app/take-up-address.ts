import { ROUTES } from '../config/routes';
import { readArrival, type Arrival } from '../data/supabase/arrival';

const PATHS = { reset: [ROUTES.authResetPassword, ROUTES.resetPassword], confirmed: ROUTES.dashboard };

/**
 * Takes what the auth backend put into the address, before any router or guard sees it, and cleans the address and the
 * history's entry: tokens stay in this page's memory alone. Loads nothing.
 */
export function takeUpAddress({ location, history }: Pick<Window, 'location' | 'history'>): Arrival | null {
  const arrival = readArrival(location, PATHS);
  if (arrival) history.replaceState(null, '', location.pathname);
  return arrival;
}

/** A link opened in a page that is already at its path changes the fragment only, and starts nothing by itself. */
export function startAnewOnArrival(window: Window): void {
  window.addEventListener('hashchange', () => {
    if (readArrival(window.location, PATHS)) window.location.reload();
  });
}
