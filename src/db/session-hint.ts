import type { SignInMarkerRow } from './device-database';
import { DEVICE_DATABASE, SESSION_STORE } from './device-names';

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

/** Errors of a browser that keeps nothing, as with storage forbidden: Chromium's and Safari's, and Firefox's. */
const REFUSED: ReadonlySet<string> = new Set(['SecurityError', 'InvalidStateError']);

/**
 * Whether the device's database has anything to say of a session: of one that is open, or of one that was ended. It asks
 * IndexedDB itself, so that a visitor's first page needs no library for it, and makes no database where there is none.
 * @returns false also where the browser refuses storage; null where what is there cannot be read, whatever the reason
 * @rejects never
 */
export function hasStoredSession(): Promise<boolean | null> {
  return new Promise((resolve) => {
    let missing = false;
    try {
      const opening = indexedDB.open(DEVICE_DATABASE);
      opening.onupgradeneeded = () => {
        missing = true;
        opening.transaction?.abort();
      };
      opening.onerror = () => resolve(missing || REFUSED.has(opening.error?.name ?? '') ? false : null);
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const rows = database.transaction(SESSION_STORE).objectStore(SESSION_STORE).getAllKeys();
          rows.onsuccess = () => resolve(rows.result.some((id) => id !== ('kept' satisfies SignInMarkerRow['id'])));
          rows.onerror = () => resolve(null);
        } catch {
          // The browser is about to close it.
          resolve(null);
        } finally {
          // It closes when the question is answered.
          database.close();
        }
      };
    } catch {
      resolve(false);
    }
  });
}
