/** Whether the application opens here without a network: its worker does that, once it is installed. */
export type OfflineStart = 'ready' | 'not-yet' | 'refused';

let state: OfflineStart | null = null;
const listeners = new Set<() => void>();

export const offlineStart = {
  /** Null until the browser was asked. */
  state: (): OfflineStart | null => state,
  /** Tells what the browser answered. */
  becomes(next: OfflineStart): void {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
