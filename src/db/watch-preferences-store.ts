import { isRecord } from '../domain/values/guards';
import {
  DEFAULT_WATCH_PREFERENCES,
  parseWatchPreferences,
  sameWatchPreferences,
  type WatchPreferences,
} from '../domain/watch-preferences';
import { createStore } from '../lib/web-storage';

/** The member's id, or null for a visitor. */
type Owner = string | null;

interface StoredPreferences {
  readonly owner: Owner;
  readonly value: WatchPreferences;
  /** When a member chose it, ms by the server's clock; 0 if unknown, Infinity while it's being written. */
  readonly at: number;
}

const NOTHING: StoredPreferences = { owner: null, value: DEFAULT_WATCH_PREFERENCES, at: 0 };

const stored = createStore<StoredPreferences, Omit<StoredPreferences, 'at'>>('matinee.watch-preferences', (kept) => {
  if (!isRecord(kept)) return NOTHING;
  const { owner } = kept;
  return { owner: typeof owner === 'string' ? owner : null, value: parseWatchPreferences(kept['value']), at: 0 };
});

const listeners = new Set<() => void>();
let now: StoredPreferences | null = null;

function show(next: StoredPreferences): void {
  const before = current();
  // Keep the same object while the value is equal, for useSyncExternalStore.
  now = sameWatchPreferences(before.value, next.value) ? { ...next, value: before.value } : next;
  for (const listener of listeners) listener();
}

function current(): StoredPreferences {
  now ??= stored.read();
  return now;
}

/** The watch preferences on this device, available synchronously. */
export const watchPreferencesStore = {
  /** Starts listening to changes by other tabs. */
  start(): void {
    stored.subscribe(() => show(stored.read()));
  },
  /** The current preferences; the same object until they change. */
  current: (): WatchPreferences => current().value,
  /** The member they belong to, or null for a visitor. */
  owner: (): Owner => current().owner,
  /** When they were chosen: older ones don't replace them. */
  at: (): number => current().at,
  /** Applies preferences at once, and stores them if possible; a member's are also in their database. */
  set(owner: Owner, value: WatchPreferences, at = 0): void {
    show({ owner, value, at });
    stored.write({ owner, value });
  },
  /** Resets to the defaults. */
  clear(): void {
    show(NOTHING);
    stored.clear();
  },
  /** @returns a function to unsubscribe */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
