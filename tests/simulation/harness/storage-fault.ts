import type { Dexie, DBCoreMutateRequest, DBCoreTable } from 'dexie';

/** Where a process's storage fails: at which write from now on, and how. */
export interface StorageFault {
  /** Counts down with each write; the write that finds 0 fails. */
  writesLeft: number | null;
  /** 'kill': the process ends and its transaction with it; 'full': the write is refused. */
  end: 'kill' | 'full';
  /** Writes that a full device refuses in a row, before it has space again. */
  refuses: number;
  /** Writes that were refused so far. */
  refusals: number;
}

/**
 * Injects storage failures into a database: IndexedDB itself is the real one, with its transactions, and a failing
 * write aborts its transaction.
 */
export function withStorageFault(database: Dexie, storageFault: StorageFault, die: () => void): void {
  database.use({
    stack: 'dbcore',
    name: 'storage-fault',
    create: (core) => ({
      ...core,
      table(name: string): DBCoreTable {
        const table = core.table(name);
        return {
          ...table,
          mutate(request: DBCoreMutateRequest) {
            if (storageFault.writesLeft === null || storageFault.writesLeft-- > 0) return table.mutate(request);
            if (storageFault.end === 'full') {
              storageFault.refusals += 1;
              storageFault.refuses -= 1;
              storageFault.writesLeft = storageFault.refuses > 0 ? 0 : null;
              throw new DOMException('The device is full', 'QuotaExceededError');
            }
            storageFault.writesLeft = null;
            (request.trans as unknown as IDBTransaction).abort();
            die();
            return new Promise(() => undefined);
          },
        };
      },
    }),
  });
}
