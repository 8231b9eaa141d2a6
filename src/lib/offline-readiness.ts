/** Whether the application opens here without a network: its worker does that, once it is installed. */
export type OfflineReadiness = 'ready' | 'not-yet' | 'refused';

let state: OfflineReadiness | null = null;
const listeners = new Set<() => void>();

export const offlineReadiness = {
  /** Null until the browser was asked. */
  state: (): OfflineReadiness | null => state,
  /** Tells what the browser answered. */
  becomes(next: OfflineReadiness): void {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Once in the life of a page: Firefox asks the reader, who may have put the question away. */
let asked = false;

/**
 * Asks the browser to keep what is on the device also when it runs short of room. Chromium and Safari decide by
 * themselves; Firefox asks the reader, so that this is for the moment when something is on this device alone.
 */
export async function requestPersistentStorage(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    // Pages have it, workers have not: their types, which read this file as well, do not know of it.
    const storage: { persisted(): Promise<boolean>; persist?(): Promise<boolean> } = navigator.storage;
    if (!(await storage.persisted())) await storage.persist?.();
  } catch {
    // No such promise here, as without a secure connection: the server has what was delivered.
  }
}
