import { ownPath } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { pendingAuthCallback } from '../../db/pending-auth-callback';
import { parseAuthCallback, type AuthCallback } from '../../api/supabase/auth-callback';

const PATHS = {
  reset: [ownPath(ROUTES.authResetPassword), ownPath(ROUTES.resetPassword)],
  confirmed: ownPath(ROUTES.dashboard),
};

/** A callback that an earlier load of this tab stored and didn't use. Recovery links count only on the reset screen. */
function readPendingCallback(pathname: string): AuthCallback | null {
  const stored = pendingAuthCallback.read(Date.now());
  const callback = stored && parseAuthCallback(stored, PATHS);
  return callback?.kind === 'recovery' && !PATHS.reset.includes(pathname) ? null : callback;
}

/**
 * Reads the auth callback from the URL before any router or guard sees it, and removes it from the URL and the history
 * entry. Unused tokens stay in this tab's session storage. Imports no chunk.
 */
export function consumeAuthCallback({ location, history }: Pick<Window, 'location' | 'history'>): AuthCallback | null {
  const callback = parseAuthCallback(location, PATHS);
  if (!callback) return readPendingCallback(location.pathname);
  if (callback.kind !== 'failure' && callback.tokens) pendingAuthCallback.write(location, Date.now());
  else pendingAuthCallback.clear();
  history.replaceState(null, '', location.pathname);
  return callback;
}

/** A link opened on a page with the same path only changes the hash, so the page has to reload to handle it. */
export function reloadOnAuthCallback(window: Window): void {
  window.addEventListener('hashchange', () => {
    if (parseAuthCallback(window.location, PATHS)) window.location.reload();
  });
}
