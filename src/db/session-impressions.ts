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

/** Ids shown in this browser session, visitors' included; gone with the tab, like the session itself. */
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
      // Storage refused or full: the worst is a movie shown twice.
    }
    sessionImpressions.recount();
  },
  /**
   * Tells whose tab this is now: what a member was shown goes when they leave, in whichever tab they did; what a visitor
   * was shown becomes that of the member who signs in.
   */
  belongTo(memberId: string | null): void {
    try {
      const before = sessionStorage.getItem(OWNER);
      if (before === memberId) return;
      if (before !== null) sessionImpressions.clear();
      if (memberId === null) sessionStorage.removeItem(OWNER);
      else sessionStorage.setItem(OWNER, memberId);
    } catch {
      // Storage refused: then nothing is in it.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Storage refused: then nothing is in it either.
    }
    sessionImpressions.recount();
  },
  /** Asks everyone who counts to read again. */
  recount(): void {
    changes += 1;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A number that differs after every change. */
  changes(): number {
    return changes;
  },
};
