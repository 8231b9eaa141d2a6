import { useEffect } from 'react';

/**
 * Asks for sync at start, when the network returns and when the page becomes visible. Changes and the slow timer ask by
 * themselves; the worker has the Background Sync event.
 */
export function useSyncTriggers(requestSync: (() => void) | null): void {
  useEffect(() => {
    if (!requestSync) return;
    const whenVisible = () => {
      if (document.visibilityState === 'visible') requestSync();
    };
    requestSync();
    window.addEventListener('online', requestSync);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('online', requestSync);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [requestSync]);
}
