import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inStorage } from '../../../src/data/local/device/storage-error';

let database: Dexie;
beforeEach(() => {
  database = new Dexie(crypto.randomUUID());
  database.version(1).stores({ films: 'id' });
});
afterEach(() => database.delete());

/** Writes in a transaction that the browser gives up before it is written down. */
function writeUntilAborted(abort: (transaction: IDBTransaction) => void) {
  return inStorage(() =>
    database.transaction('rw', 'films', async (transaction) => {
      await database.table('films').put({ id: 1 });
      abort(transaction.idbtrans);
    }),
  );
}

// Every write has succeeded then: the browser finds no room when the transaction ends, and its error tells so alone.
it('a transaction for whose end there is no room tells that the device is full', async () => {
  const outcome = await writeUntilAborted((transaction) =>
    (transaction as unknown as { _abort: (error: string) => void })._abort('QuotaExceededError'),
  );
  expect(outcome).toEqual({ ok: false, error: { reason: 'full' } });
});

it('a transaction that is given up for another reason does not', async () => {
  const outcome = await writeUntilAborted((transaction) => transaction.abort());
  expect(outcome).toEqual({ ok: false, error: { reason: 'unavailable' } });
});
