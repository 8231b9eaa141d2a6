import { createStore } from '../lib/web-storage';
import type { SignInMarkerRow } from './device-database';
import { DEVICE_DATABASE, SESSION_STORE } from './device-names';

const hint = createStore('matinee.signed-in', (value) => (value === 'yes' || value === 'cleared' ? value : null));

/**
 * A hint in localStorage that a session is stored, so that a visitor's first page needs no database and a member's
 * first frame knows what to wait for. It may be wrong: the device database decides. The worker has no localStorage.
 */
export const signedInHint = {
  /** Whether a session was stored; false if storage is refused. */
  read: (): boolean => hint.read() === 'yes',
  write(signedIn: boolean): void {
    if (signedIn) hint.write('yes');
    else hint.clear();
  },
  /** Notes, until the next sign-in, that the session was cleared by the browser, for the sign-in screen. */
  markCleared: (): void => hint.write('cleared'),
  isCleared: (): boolean => hint.read() === 'cleared',
  /**
   * Calls the listener when another tab stores a session.
   * @returns a function to unsubscribe
   */
  onWritten: (listener: () => void): (() => void) =>
    hint.subscribe(() => {
      if (signedInHint.read()) listener();
    }),
};

/** Errors of browsers with storage disabled: Chromium and Safari, and Firefox. */
const REFUSED: ReadonlySet<string> = new Set(['SecurityError', 'InvalidStateError']);

/**
 * Whether the device database has a session or an ended one. It uses IndexedDB directly, so that a visitor's first page
 * doesn't need to load Dexie, and creates no database.
 * @returns false also if storage is refused; null if the database can't be read
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
          rows.onsuccess = () =>
            resolve(rows.result.some((id) => id !== ('sign-in-marker' satisfies SignInMarkerRow['id'])));
          rows.onerror = () => resolve(null);
        } catch {
          // The browser is closing it.
          resolve(null);
        } finally {
          // Closes once the request is complete.
          database.close();
        }
      };
    } catch {
      resolve(false);
    }
  });
}
