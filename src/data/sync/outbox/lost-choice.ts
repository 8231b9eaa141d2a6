import { markKey, outranks } from '../../../domain/marks/mark';
import type { Result } from '../../../domain/values/result';
import { isMarked } from '../../../db/marks';
import { tryStorage, type StorageError } from '../../../lib/storage';
import type { MemberDatabase, OutboxEntry } from '../../../db/member-database';
import { readSyncState } from '../../../db/sync-state';
import { inOutboxTransaction, enqueue } from './intents';
import type { SyncDeps } from './sync-environment';

/** Sends lost marks again, each as a new intent of its own; what stands so already is let go. */
export async function resendOrphans(
  database: MemberDatabase,
  deps: SyncDeps,
  keys: readonly string[],
): Promise<Result<void, StorageError>> {
  const { outbox } = database;
  return inOutboxTransaction(database, async () => {
    for (const entry of await outbox.bulkGet([...keys])) {
      if (entry?.state !== 'lost' || entry.operation.kind === 'search') continue;
      const { kind, movieId, present, movie } = entry.operation;
      if ((await isMarked(database, kind, movieId)) === present) continue;
      await enqueue(database, deps, { kind, target: { id: movieId, card: movie }, present });
    }
    await outbox.bulkDelete([...keys]);
  });
}

/** Lets lost marks go. @returns the offers, which can be put back */
export async function dismissOrphans(
  database: MemberDatabase,
  keys: readonly string[],
): Promise<Result<readonly OutboxEntry[], StorageError>> {
  const { outbox } = database;
  return tryStorage(async () =>
    database.transaction('rw', outbox, async () => {
      const offers = await outbox.bulkGet([...keys]);
      await outbox.bulkDelete([...keys]);
      return offers.filter((offer) => offer !== undefined);
    }),
  );
}

/**
 * Offers marks that the server lost, but for what stands so meanwhile, or is newer, and for nobody who has left. Part of the
 * caller's transaction, over mirror, outbox and sync.
 */
async function offerOrphans(database: MemberDatabase, offers: readonly OutboxEntry[]): Promise<void> {
  const { mirror, outbox } = database;
  if ((await readSyncState(database)).signedOut) return;
  for (const offer of offers) {
    const { key, operation } = offer;
    if (operation.kind === 'search' || (await outbox.get(key))) continue;
    const { kind, movieId, present } = operation;
    const mirrored = await mirror.get([kind, movieId]);
    const isNewer = mirrored !== undefined && mirrored.seq >= 0 && outranks(mirrored, operation);
    const isDecided = (await outbox.get(markKey(kind, movieId))) !== undefined;
    if (!isNewer && !isDecided && (await isMarked(database, kind, movieId)) !== present) await outbox.put(offer);
  }
}

/**
 * Offers what the server has lost while a change stood before it, once that change is given up and gone from its slot: the
 * member means it again. Part of the caller's transaction, over mirror, outbox and sync.
 */
export async function offerOrphanOf(database: MemberDatabase, { orphan }: OutboxEntry): Promise<void> {
  await offerOrphans(database, orphan ? [orphan] : []);
}

/** Offers marks once more that were let go, but for what stands so meanwhile, and for nobody who has left. */
export async function restoreOrphans(
  database: MemberDatabase,
  offers: readonly OutboxEntry[],
): Promise<Result<void, StorageError>> {
  const { mirror, outbox, sync } = database;
  return tryStorage(async () =>
    database.transaction('rw', [mirror, outbox, sync], async () => offerOrphans(database, offers)),
  );
}
