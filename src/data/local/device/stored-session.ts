import type { SignInMarkerRow } from './device-database';
import { DEVICE_DATABASE, SESSION_STORE } from './device-names';

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
