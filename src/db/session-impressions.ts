import { SESSION_IMPRESSIONS_EXTRA_TRIM, SESSION_IMPRESSIONS_LIMIT } from '../config/recommend';
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

/**
 * Adds impressions, oldest first; repeated ones count as new. Beyond the limit the oldest are dropped, plus 200 more,
 * so that not every addition trims.
 */
export function withImpressions(shown: readonly number[], added: readonly number[]): number[] {
  const newest = new Set(added);
  const all = [...shown.filter((id) => !newest.has(id)), ...newest];
  const excess = all.length - SESSION_IMPRESSIONS_LIMIT;
  return excess > 0 ? all.slice(excess + SESSION_IMPRESSIONS_EXTRA_TRIM) : all;
}

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
