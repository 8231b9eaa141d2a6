import { isRecord } from '../domain/values/guards';
import {
  DEFAULT_WATCH_PREFERENCES,
  parseWatchPreferences,
  sameWatchPreferences,
  type WatchPreferences,
} from '../domain/watch-preferences';

const NAME = 'matinee.watch-preferences';

/** The member's id, or null for a visitor. */
type Owner = string | null;

interface StoredPreferences {
  readonly owner: Owner;
  readonly value: WatchPreferences;
  /** When a member chose it, ms by the server's clock; 0 if unknown, Infinity while it's being written. */
  readonly at: number;
}

const NOTHING: StoredPreferences = { owner: null, value: DEFAULT_WATCH_PREFERENCES, at: 0 };

const listeners = new Set<() => void>();
let now: StoredPreferences | null = null;

function read(): StoredPreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (!isRecord(kept)) return NOTHING;
    const { owner } = kept;
    return { owner: typeof owner === 'string' ? owner : null, value: parseWatchPreferences(kept['value']), at: 0 };
  } catch {
    return NOTHING;
  }
}

function show(next: StoredPreferences): void {
  const before = current();
  // Keep the same object while the value is equal, for useSyncExternalStore.
  now = sameWatchPreferences(before.value, next.value) ? { ...next, value: before.value } : next;
  for (const listener of listeners) listener();
}

function current(): StoredPreferences {
  now ??= read();
  return now;
}

/** The watch preferences on this device, available synchronously. */
export const watchPreferencesStore = {
  /** Starts listening to changes by other tabs. */
  start(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === NAME || key === null) show(read());
    });
  },
  /** The current preferences; the same object until they change. */
  current: (): WatchPreferences => current().value,
  /** The member they belong to, or null for a visitor. */
  owner: (): Owner => current().owner,
  /** When they were chosen: older ones don't replace them. */
  at: (): number => current().at,
  /** Applies preferences at once, and stores them if possible. */
  set(owner: Owner, value: WatchPreferences, at = 0): void {
    show({ owner, value, at });
    try {
      localStorage.setItem(NAME, JSON.stringify({ owner, value }));
    } catch {
      // Without storage they live as long as the page; a member's are also in their database.
    }
  },
  /** Resets to the defaults. */
  clear(): void {
    show(NOTHING);
    try {
      localStorage.removeItem(NAME);
    } catch {
      // Storage refused: nothing is stored.
    }
  },
  /** @returns a function to unsubscribe */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
