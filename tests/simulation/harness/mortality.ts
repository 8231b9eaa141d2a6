import type { Dexie, DBCoreMutateRequest, DBCoreTable } from 'dexie';

/** Where a process's storage fails: at which write from now on, and how. */
export interface StorageFate {
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
export function withStorageFate(database: Dexie, fate: StorageFate, die: () => void): void {
  database.use({
    stack: 'dbcore',
    name: 'fate',
    create: (core) => ({
      ...core,
      table(name: string): DBCoreTable {
        const table = core.table(name);
        return {
          ...table,
          mutate(request: DBCoreMutateRequest) {
            if (fate.writesLeft === null || fate.writesLeft-- > 0) return table.mutate(request);
            if (fate.end === 'full') {
              fate.refusals += 1;
              fate.refuses -= 1;
              fate.writesLeft = fate.refuses > 0 ? 0 : null;
              throw new DOMException('The device is full', 'QuotaExceededError');
            }
            fate.writesLeft = null;
            (request.trans as unknown as IDBTransaction).abort();
            die();
            return new Promise(() => undefined);
          },
        };
      },
    }),
  });
}
