import { withShown } from '../../domain/session-shown';

const NAME = 'matinee.session-shown';

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
export const sessionShown = {
  read(): readonly number[] {
    try {
      return parse(sessionStorage.getItem(NAME));
    } catch {
      return [];
    }
  },
  add(ids: readonly number[]): void {
    try {
      sessionStorage.setItem(NAME, JSON.stringify(withShown(sessionShown.read(), ids)));
    } catch {
      // Storage refused or full: the worst is a film shown twice.
    }
    sessionShown.recount();
  },
  clear(): void {
    try {
      sessionStorage.removeItem(NAME);
    } catch {
      // Storage refused: then nothing is in it either.
    }
    sessionShown.recount();
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
