import { useSyncExternalStore } from 'react';
import { offlineStart, type OfflineStart } from '../../platform/offline-start';

/** Whether the application opens on this device without a network; null until that is known. */
export function useOfflineStart(): OfflineStart | null {
  const state = useSyncExternalStore(offlineStart.subscribe, offlineStart.state);
  return 'serviceWorker' in navigator ? state : 'refused';
}
