import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const ENTRY = 'movie-database-key';

/**
 * The movie database's key as this device keeps it. It has a database of its own, apart from the session's: a visitor's
 * first page needs the key, and not the library of the other databases.
 */
export class ApiKeyStore {
  private store: UseStore | null = null;

  /** The key, or null. A device that cannot be read has none. */
  async read(): Promise<string | null> {
    try {
      return (await get<string>(ENTRY, this.opened())) ?? null;
    } catch {
      return null;
    }
  }

  /** Keeps a key, where the device has room for it: one that is not kept is fetched again on the next visit. */
  async write(key: string): Promise<void> {
    try {
      await set(ENTRY, key, this.opened());
    } catch {
      // A browser that refuses its databases may throw before there is a promise.
    }
  }

  async remove(): Promise<void> {
    try {
      await del(ENTRY, this.opened());
    } catch {
      // What cannot be opened holds no key.
    }
  }

  private opened(): UseStore {
    this.store ??= createStore('matinee-movie-key', 'keys');
    return this.store;
  }
}
