const NAME = 'matinee.signed-in';

/**
 * A word in localStorage saying that a session is stored, so that a visitor's first page needs no database at all and a
 * member's first frame knows what to wait for. A hint, no more: the browser may have lost it, and the device database is
 * asked before anybody is sent away. The worker has no localStorage.
 */
export const signedInHint = {
  /** True when a session was stored; false also where the browser refuses storage. */
  read(): boolean {
    try {
      return localStorage.getItem(NAME) === 'yes';
    } catch {
      return false;
    }
  },
  write(signedIn: boolean): void {
    try {
      if (signedIn) localStorage.setItem(NAME, 'yes');
      else localStorage.removeItem(NAME);
    } catch {
      // A browser without storage has no session to hint at.
    }
  },
  /**
   * Calls back when another tab has stored a session.
   * @returns a function that ends it
   */
  onWritten(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === NAME && event.newValue !== null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
