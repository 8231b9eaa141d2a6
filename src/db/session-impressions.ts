import { withImpressions } from '../domain/history';

const NAME = 'matinee.session-shown';
const OWNER = 'matinee.session-member';

let changes = 0;
const listeners = new Set<() => void>();

function parse(text: string | null): readonly number[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Ids recommended in this browser session, to visitors as well; cleared with the tab. */
export const sessionImpressions = {
  read(): readonly number[] {
    try {
      return parse(sessionStorage.getItem(NAME));
    } catch {
      return [];
    }
  },
  add(ids: readonly number[]): void {
    try {
      sessionStorage.setItem(NAME, JSON.stringify(withImpressions(sessionImpressions.read(), ids)));
    } catch {
      // Storage refused or full: at worst a movie is recommended twice.
    }
    sessionImpressions.notify();
  },
  /**
   * Sets the member who uses this tab: a member's impressions are cleared when they sign out, in any tab; a visitor's
   * are inherited by the member who signs in.
   */
  setOwner(memberId: string | null): void {
    try {
      const before = sessionStorage.getItem(OWNER);
      if (before === memberId) return;
      if (before !== null) sessionImpressions.clear();
      if (memberId === null) sessionStorage.removeItem(OWNER);
      else sessionStorage.setItem(OWNER, memberId);
    } catch {
      // Storage refused: nothing is stored.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Storage refused: nothing is stored.
    }
    sessionImpressions.notify();
  },
  /** Makes all subscribers read again. */
  notify(): void {
    changes += 1;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Snapshot for useSyncExternalStore: changes with every write. */
  changes(): number {
    return changes;
  },
};
