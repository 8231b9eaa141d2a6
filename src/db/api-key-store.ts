import { createStore, del, get, set, type UseStore } from 'idb-keyval';

const ENTRY = 'movie-database-key';

/** Caches the TMDB API key. It has a database of its own, so that a visitor's first page doesn't need to load Dexie. */
export class ApiKeyStore {
  private store: UseStore | null = null;

  /** The key, or null, also if storage can't be read. */
  async read(): Promise<string | null> {
    try {
      return (await get<string>(ENTRY, this.opened())) ?? null;
    } catch {
      return null;
    }
  }

  /** Stores a key if possible; otherwise it's fetched again on the next visit. */
  async write(key: string): Promise<void> {
    try {
      await set(ENTRY, key, this.opened());
    } catch {
      // Browsers without storage may throw synchronously.
    }
  }

  async remove(): Promise<void> {
    try {
      await del(ENTRY, this.opened());
    } catch {
      // Nothing is stored if it can't be opened.
    }
  }

  private opened(): UseStore {
    this.store ??= createStore('matinee-movie-key', 'keys');
    return this.store;
  }
}
