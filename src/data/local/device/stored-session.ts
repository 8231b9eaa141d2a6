import { DEVICE_DATABASE, SESSION_STORE } from './device-names';

/**
 * Whether the device's database has anything to say of a session: of one that is open, or of one that was ended. It asks
 * IndexedDB itself, so that a visitor's first page needs no library for it, and makes no database where there is none.
 * @returns false also where the browser refuses storage; null where what is there cannot be read, as on a full disk
 * @rejects never
 */
export function hasStoredSession(): Promise<boolean | null> {
  return new Promise((resolve) => {
    const no = () => resolve(false);
    const refused = (error: DOMException | null) => resolve(error?.name === 'UnknownError' ? null : false);
    try {
      const opening = indexedDB.open(DEVICE_DATABASE);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => refused(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        try {
          const rows = database.transaction(SESSION_STORE).objectStore(SESSION_STORE).count();
          rows.onsuccess = () => resolve(rows.result > 0);
          rows.onerror = () => refused(rows.error);
        } catch {
          no();
        } finally {
          // It closes when the question is answered.
          database.close();
        }
      };
    } catch {
      no();
    }
  });
}
