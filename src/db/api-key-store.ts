import { promisifyRequest } from 'idb-keyval';
import { KeyValueStore } from './key-value-store';

const ENTRY = 'movie-database-key';

/** Caches the TMDB API key. */
export class ApiKeyStore {
  private readonly store = new KeyValueStore(['matinee-movie-key', 'keys']);

  /** The key, or null, also if storage can't be read. */
  async read(): Promise<string | null> {
    const key = await this.store.attempt<unknown>('readonly', (keys) => promisifyRequest(keys.get(ENTRY)), null);
    return typeof key === 'string' ? key : null;
  }

  /** Stores a key if possible; otherwise it's fetched again on the next visit. */
  async write(key: string): Promise<void> {
    await this.store.attempt<unknown>('readwrite', (keys) => promisifyRequest(keys.put(key, ENTRY)), null);
  }

  async remove(): Promise<void> {
    await this.store.attempt<unknown>('readwrite', (keys) => promisifyRequest(keys.delete(ENTRY)), null);
  }
}
