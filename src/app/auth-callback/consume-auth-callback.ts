import { ownPath } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { pendingAuthCallback } from '../../db/pending-auth-callback';
import { parseAuthCallback, type AuthCallback } from '../../api/supabase/auth-callback';

const PATHS = {
  reset: [ownPath(ROUTES.authResetPassword), ownPath(ROUTES.resetPassword)],
  confirmed: ownPath(ROUTES.dashboard),
};

/** What an earlier page of this tab took up and did not use: a recovery only where its screen is still open. */
function takeUpKept(pathname: string): AuthCallback | null {
  const kept = pendingAuthCallback.read(Date.now());
  const callback = kept && parseAuthCallback(kept, PATHS);
  return callback?.kind === 'recovery' && !PATHS.reset.includes(pathname) ? null : callback;
}

/**
 * Takes what the auth backend put into the address, before any router or guard sees it, and cleans the address and the
 * history's entry: tokens stay in this tab alone, until they are used. Loads nothing.
 */
export function consumeAuthCallback({ location, history }: Pick<Window, 'location' | 'history'>): AuthCallback | null {
  const callback = parseAuthCallback(location, PATHS);
  if (!callback) return takeUpKept(location.pathname);
  if (callback.kind !== 'failure' && callback.tokens) pendingAuthCallback.write(location, Date.now());
  else pendingAuthCallback.clear();
  history.replaceState(null, '', location.pathname);
  return callback;
}

/** A link opened in a page that is already at its path changes the fragment only, and starts nothing by itself. */
export function reloadOnAuthCallback(window: Window): void {
  window.addEventListener('hashchange', () => {
    if (parseAuthCallback(window.location, PATHS)) window.location.reload();
  });
}
