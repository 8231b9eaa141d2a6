import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tryStorage } from '../../../src/db/storage';

let database: Dexie;
beforeEach(() => {
  database = new Dexie(crypto.randomUUID());
  database.version(1).stores({ movies: 'id' });
});
afterEach(() => database.delete());

/** Writes in a transaction that the browser gives up before it is written down. */
function writeUntilAborted(abort: (transaction: IDBTransaction) => void) {
  return tryStorage(() =>
    database.transaction('rw', 'movies', async (transaction) => {
      await database.table('movies').put({ id: 1 });
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

// Chromium says no more of a write that a full disk ended, while other requests of its transaction were under way.
it('a transaction that is given up without a reason says that the device can be neither read nor written now', async () => {
  const outcome = await writeUntilAborted((transaction) => transaction.abort());
  expect(outcome).toEqual({ ok: false, error: { reason: 'unreadable' } });
});

it('a database that was closed says the same, and nothing of another tab', async () => {
  database.close();
  const outcome = await tryStorage(() => database.table('movies').count());
  expect(outcome).toEqual({ ok: false, error: { reason: 'unreadable' } });
});
