/** One value in the browser's storage. */
export interface Store<T, Stored> {
  /** The value; what `parse` makes of null if there is none, or none can be read. */
  readonly read: () => T;
  /** Stores a value as JSON if possible; storage may be refused or full. */
  readonly write: (value: Stored) => void;
  readonly clear: () => void;
  /** Calls the listener when another tab changes the value. @returns a function to unsubscribe */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A value that's stored under a key, in all tabs of this device or in this tab alone.
 * @param parse returns the value of parsed JSON, possibly of another version; of null if nothing is stored
 */
export function createStore<T, Stored = T>(
  key: string,
  parse: (value: unknown) => T,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Store<T, Stored> {
  return {
    read() {
      let value: unknown = null;
      try {
        value = JSON.parse(globalThis[area].getItem(key) ?? 'null');
      } catch {
        // Storage is refused, or this isn't JSON.
      }
      return parse(value);
    },
    write(value) {
      try {
        globalThis[area].setItem(key, JSON.stringify(value));
      } catch {
        // Storage is refused or full: the value lives as long as the page.
      }
    },
    clear() {
      try {
        globalThis[area].removeItem(key);
      } catch {
        // Storage is refused, so nothing is stored.
      }
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
