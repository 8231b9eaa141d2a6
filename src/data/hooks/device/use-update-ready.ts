import { useSyncExternalStore } from 'react';
import { appUpdate } from '../../../lib/app-update';

/** Whether a newer version of the application waits on this device. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
}
