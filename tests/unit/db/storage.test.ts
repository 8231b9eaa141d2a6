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

/** Writes in a transaction that the browser aborts before the commit. */
function writeUntilAborted(abort: (transaction: IDBTransaction) => void) {
  return tryStorage(() =>
    database.transaction('rw', 'movies', async (transaction) => {
      await database.table('movies').put({ id: 1 });
      abort(transaction.idbtrans);
    }),
  );
}

// All writes have succeeded by then. Only the commit finds no space, and only its error says so.
it('a transaction whose commit finds no space reports a full device', async () => {
  const outcome = await writeUntilAborted((transaction) =>
    (transaction as unknown as { _abort: (error: string) => void })._abort('QuotaExceededError'),
  );
  expect(outcome).toEqual({ ok: false, error: { reason: 'full' } });
});

// Chromium gives no reason for a write that a full disk ended while other requests of its transaction were running.
it('a transaction aborted without a reason reports unreadable storage', async () => {
  const outcome = await writeUntilAborted((transaction) => transaction.abort());
  expect(outcome).toEqual({ ok: false, error: { reason: 'unreadable' } });
});

it('a closed database reports unreadable storage, not another tab', async () => {
  database.close();
  const outcome = await tryStorage(() => database.table('movies').count());
  expect(outcome).toEqual({ ok: false, error: { reason: 'unreadable' } });
});
