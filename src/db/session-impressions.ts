import { withImpressions } from '../domain/history';
import { createStore } from '../lib/web-storage';

const shown = createStore<readonly number[]>(
  'matinee.session-shown',
  (value) => (Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : []),
  'sessionStorage',
);
const owner = createStore(
  'matinee.session-member',
  (value) => (typeof value === 'string' ? value : null),
  'sessionStorage',
);

let changes = 0;
const listeners = new Set<() => void>();

/** Ids recommended in this browser session, to visitors as well; cleared with the tab. */
export const sessionImpressions = {
  read: shown.read,
  add(ids: readonly number[]): void {
    shown.write(withImpressions(shown.read(), ids));
    sessionImpressions.notify();
  },
  /**
   * Sets the member who uses this tab: a member's impressions are cleared when they sign out, in any tab; a visitor's
   * are inherited by the member who signs in.
   */
  setOwner(memberId: string | null): void {
    const before = owner.read();
    if (before === memberId) return;
    if (before !== null) sessionImpressions.clear();
    if (memberId === null) owner.clear();
    else owner.write(memberId);
  },
  clear(): void {
    shown.clear();
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
