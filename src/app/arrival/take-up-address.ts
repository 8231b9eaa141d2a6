import { ownPath } from '../../config/app/own-address';
import { ROUTES } from '../../config/app/routes';
import { keptArrival } from '../../data/local/device/kept-arrival';
import { readArrival, type Arrival } from '../../data/supabase/auth/arrival';

const PATHS = {
  reset: [ownPath(ROUTES.authResetPassword), ownPath(ROUTES.resetPassword)],
  confirmed: ownPath(ROUTES.dashboard),
};

/** What an earlier page of this tab took up and did not use: a recovery only where its screen is still open. */
function takeUpKept(pathname: string): Arrival | null {
  const kept = keptArrival.read(Date.now());
  const arrival = kept && readArrival(kept, PATHS);
  return arrival?.kind === 'recovery' && !PATHS.reset.includes(pathname) ? null : arrival;
}

/**
 * Takes what the auth backend put into the address, before any router or guard sees it, and cleans the address and the
 * history's entry: tokens stay in this tab alone, until they are used. Loads nothing.
 */
export function takeUpAddress({ location, history }: Pick<Window, 'location' | 'history'>): Arrival | null {
  const arrival = readArrival(location, PATHS);
  if (!arrival) return takeUpKept(location.pathname);
  if (arrival.kind !== 'failure' && arrival.tokens) keptArrival.keep(location, Date.now());
  else keptArrival.clear();
  history.replaceState(null, '', location.pathname);
  return arrival;
}

/** A link opened in a page that is already at its path changes the fragment only, and starts nothing by itself. */
export function startAnewOnArrival(window: Window): void {
  window.addEventListener('hashchange', () => {
    if (readArrival(window.location, PATHS)) window.location.reload();
  });
}
