import { useSyncExternalStore } from 'react';
import { offlineReadiness, type OfflineReadiness } from '../../../lib/offline-readiness';

/** Whether the application opens on this device without a network; null until that is known. */
export function useOfflineReadiness(): OfflineReadiness | null {
  const state = useSyncExternalStore(offlineReadiness.subscribe, offlineReadiness.state);
  return 'serviceWorker' in navigator ? state : 'refused';
}
