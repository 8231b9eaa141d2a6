import { isRecord } from '../domain/values/guards';
import {
  DEFAULT_WATCH_PREFERENCES,
  parseWatchPreferences,
  sameWatchPreferences,
  type WatchPreferences,
} from '../domain/watch-preferences';

const NAME = 'matinee.viewing';

/** Whose choice it is: a member's id, or null for a visitor. */
type Owner = string | null;

interface Kept {
  readonly owner: Owner;
  readonly value: WatchPreferences;
  /** When a member chose it, ms by the server's clock; 0 where that is not known, Infinity while it is being written. */
  readonly at: number;
}

const NOTHING: Kept = { owner: null, value: DEFAULT_WATCH_PREFERENCES, at: 0 };

const listeners = new Set<() => void>();
let now: Kept | null = null;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (!isRecord(kept)) return NOTHING;
    const { owner } = kept;
    return { owner: typeof owner === 'string' ? owner : null, value: parseWatchPreferences(kept['value']), at: 0 };
  } catch {
    return NOTHING;
  }
}

function show(next: Kept): void {
  const before = current();
  // The same object as long as it says the same: who reads it need not look into it.
  now = sameWatchPreferences(before.value, next.value) ? { ...next, value: before.value } : next;
  for (const listener of listeners) listener();
}

function current(): Kept {
  now ??= read();
  return now;
}

/** Where and how whoever uses this device watches: known to every page before anything is read or asked. */
export const watchPreferencesStore = {
  /** Takes up what other tabs choose from now on. */
  start(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === NAME || key === null) show(read());
    });
  },
  /** What is chosen; the same object until it is another choice. */
  current: (): WatchPreferences => current().value,
  /** Whose it is. */
  owner: (): Owner => current().owner,
  /** When it was chosen: what was chosen earlier does not take its place. */
  at: (): number => current().at,
  /** Shows it at once, and keeps it where the browser lets it. */
  take(owner: Owner, value: WatchPreferences, at = 0): void {
    show({ owner, value, at });
    try {
      localStorage.setItem(NAME, JSON.stringify({ owner, value }));
    } catch {
      // A browser that keeps nothing has it until the page is left; a member's is in their database as well.
    }
  },
  /** Forgets it: the default is meant again. */
  clear(): void {
    show(NOTHING);
    try {
      localStorage.removeItem(NAME);
    } catch {
      // Storage refused: then nothing is in it either.
    }
  },
  /** @returns a function that ends it */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
