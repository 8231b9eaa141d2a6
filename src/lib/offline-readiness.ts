/** Whether the app can open offline here: the service worker must be installed, and its files stored. */
export type OfflineReadiness = 'ready' | 'not-yet' | 'refused';

let state: OfflineReadiness | null = null;
const listeners = new Set<() => void>();

export const offlineReadiness = {
  /** Null until known. */
  state: (): OfflineReadiness | null => state,
  /** Updates the state. */
  set(next: OfflineReadiness): void {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Once per page: Firefox asks the user, who may have dismissed the question. */
let asked = false;

/**
 * Asks the browser not to evict this device's data. Chromium and Safari decide by themselves, but Firefox asks the
 * user, so call it once there is unsynced data.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    // Only available in pages, not in workers, whose types also apply to this file.
    const storage: { persisted(): Promise<boolean>; persist?(): Promise<boolean> } = navigator.storage;
    if (!(await storage.persisted())) await storage.persist?.();
  } catch {
    // Not supported, as without a secure connection; synced data is safe on the server.
  }
}
