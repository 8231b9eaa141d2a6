import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** A store in an IndexedDB of its own, so that a visitor's first page doesn't need to load Dexie. */
export class KeyValueStore {
  private readonly names: readonly [database: string, store: string];
  private opened: UseStore | null = null;

  constructor(names: readonly [database: string, store: string]) {
    this.names = names;
  }

  /**
   * Runs work in one transaction and waits for its completion.
   * @param refused returned if storage is unavailable or full
   * @rejects never
   */
  async attempt<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>, refused: T): Promise<T> {
    try {
      this.opened ??= createStore(...this.names);
      return await this.opened(mode, async (store) => {
        const [value] = await Promise.all([work(store), promisifyRequest(store.transaction)]);
        return value;
      });
    } catch {
      // A closed database is opened again next time.
      this.opened = null;
      return refused;
    }
  }
}
