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
