import { summaryOf } from '../../../domain/movies/movie';
import type { Result } from '../../../domain/values/result';
import { tryStorage, type StorageError } from '../../../lib/storage';
import { isMarked } from '../../../db/marks';
import type { MemberDatabase, OutboxEntry } from '../../../db/member-database';
import { inOutboxTransaction, mayBeOnServer, enqueue } from './intents';
import { offerOrphanOf } from './lost-choice';
import type { SyncDeps } from './sync-environment';

/** Puts a refused change back among the waiting ones, as it is. */
export async function retryEntry(database: MemberDatabase, key: string): Promise<Result<void, StorageError>> {
  return tryStorage(async () =>
    database.transaction('rw', database.outbox, async () => {
      const entry = await database.outbox.get(key);
      if (entry?.state === 'set-aside') await database.outbox.put({ ...entry, state: 'waiting', code: null });
    }),
  );
}

/** Sends the opposite of a change that may be on the server, where the device shows the change no more. */
async function enqueueOpposite(database: MemberDatabase, deps: SyncDeps, entry: OutboxEntry): Promise<void> {
  if (!mayBeOnServer(entry) || entry.sent === false || entry.operation.kind === 'search') return;
  const { kind, movieId, present } = entry.operation;
  if ((await isMarked(database, kind, movieId)) === present) return;
  const movie = await database.movies.get(movieId);
  const target = { id: movieId, card: movie ? summaryOf(movie) : null };
  await enqueue(database, deps, { kind, target, present: !present, supersedes: entry });
}

/**
 * Gives a change up; the mark is shown again as the server has it, and offered where the server has lost it meanwhile. One
 * that has left the device may be on the server: then the opposite goes after it, as a change of its own.
 */
export async function discardEntry(
  database: MemberDatabase,
  deps: SyncDeps,
  key: string,
): Promise<Result<void, StorageError>> {
  const { outbox } = database;
  return inOutboxTransaction(database, async () => {
    const entry = await outbox.get(key);
    if (!entry) return;
    await outbox.delete(key);
    await enqueueOpposite(database, deps, entry);
    await offerOrphanOf(database, entry);
  });
}
