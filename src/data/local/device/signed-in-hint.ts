const NAME = 'matinee.signed-in';

function read(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function keep(value: 'yes' | 'cleared'): void {
  try {
    localStorage.setItem(NAME, value);
  } catch {
    // A browser without storage has no session to hint at.
  }
}

/**
 * A word in localStorage saying that a session is stored, so that a visitor's first page needs no database at all and a
 * member's first frame knows what to wait for. A hint, no more: the browser may have lost it, and the device database is
 * asked before anybody is sent away. The worker has no localStorage.
 */
export const signedInHint = {
  /** True when a session was stored; false also where the browser refuses storage. */
  read: (): boolean => read() === 'yes',
  write(signedIn: boolean): void {
    if (signedIn) keep('yes');
    else {
      try {
        localStorage.removeItem(NAME);
      } catch {
        // Then there is none.
      }
    }
  },
  /** Notes that the session was lost and not left, until somebody signs in: the sign-in says so, also after a reload. */
  noteCleared: (): void => keep('cleared'),
  isCleared: (): boolean => read() === 'cleared',
  /**
   * Calls back when another tab has stored a session.
   * @returns a function that ends it
   */
  onWritten(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === NAME && event.newValue === 'yes') listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
