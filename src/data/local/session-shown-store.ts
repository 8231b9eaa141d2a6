import { withShown } from '../../domain/session-shown';

const NAME = 'matinee.session-shown';

function parse(text: string | null): readonly number[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Ids recommended in this browser session, visitors' included; gone with the tab, like the session itself. */
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
  },
};
