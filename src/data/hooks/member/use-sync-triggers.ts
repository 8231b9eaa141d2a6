import { useEffect } from 'react';

/**
 * Asks for sync at start, when the network returns, and when the page becomes visible or comes to life again: one that
 * was frozen, or kept for the Back button, may be shown without having been hidden. Changes and the slow timer ask by
 * themselves; the worker has the Background Sync event.
 */
export function useSyncTriggers(requestSync: (() => void) | null): void {
  useEffect(() => {
    if (!requestSync) return;
    const whenVisible = () => {
      if (document.visibilityState === 'visible') requestSync();
    };
    const whenShownAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) requestSync();
    };
    requestSync();
    window.addEventListener('online', requestSync);
    document.addEventListener('visibilitychange', whenVisible);
    document.addEventListener('resume', requestSync);
    window.addEventListener('pageshow', whenShownAgain);
    return () => {
      window.removeEventListener('online', requestSync);
      document.removeEventListener('visibilitychange', whenVisible);
      document.removeEventListener('resume', requestSync);
      window.removeEventListener('pageshow', whenShownAgain);
    };
  }, [requestSync]);
}
