import { readRemovedDiary } from '../db/diary';
import { entriesOf, isMarked } from '../db/marks';
import type { ConflictEntry, MemberDatabase, OutboxEntry } from '../db/member-database';
import { readSyncState } from '../db/sync-state';
import { markKey, winsConflict } from '../domain/marks/mark';
import { isRecordKind } from '../domain/marks/mark-kinds';
import { summaryOf } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from '../db/storage';
import type { SyncDeps } from './clock';
import { removeDiaryEntry, restoreDiaryEntry } from './diary';
import { enqueue, inOutboxTransaction, mayBeOnServer } from './enqueue';
import { movieOfOperation } from './outbox';

/** The pending changes of viewings and ratings that belong to a pending 'watched' mark, or its removal. */
async function diaryChangesOf(database: MemberDatabase, { operation }: OutboxEntry): Promise<readonly OutboxEntry[]> {
  if (operation.kind !== 'watched') return [];
  const changes = [...(await entriesOf(database, 'viewing')), ...(await entriesOf(database, 'rating'))];
  return changes.filter(
    ({ operation: record }) =>
      record.kind !== 'search' &&
      record.present === operation.present &&
      movieOfOperation(record) === operation.movieId,
  );
}

/** Queues a blocked change again, unchanged, with the viewings and rating that belong to it. */
export async function retryEntry(database: MemberDatabase, key: string): Promise<Result<void, StorageError>> {
  return tryStorage(async () =>
    database.transaction('rw', database.outbox, async () => {
      const entry = await database.outbox.get(key);
      if (entry?.state !== 'blocked') return;
      const blocked = (await diaryChangesOf(database, entry)).filter(({ state }) => state === 'blocked');
      await database.outbox.bulkPut([entry, ...blocked].map((each) => ({ ...each, state: 'waiting', code: null })));
    }),
  );
}

/** Queues the opposite of a change that may have reached the server, unless the device still shows that change. */
async function enqueueOpposite(database: MemberDatabase, deps: SyncDeps, entry: OutboxEntry): Promise<void> {
  if (!mayBeOnServer(entry) || entry.sent === false || entry.operation.kind === 'search') return;
  const { kind, movieId, present, value } = entry.operation;
  const mirrored = await database.mirror.get([kind, movieId]);
  if (isRecordKind(kind) && present && mirrored?.present === 1 && mirrored.value !== undefined) {
    // The change of a value may be on the server, so the previous one is sent again.
    const target = { id: movieId, card: null };
    await enqueue(database, deps, { kind, target, present, value: mirrored.value, supersedes: entry });
    return;
  }
  if ((await isMarked(database, kind, movieId)) === present) return;
  const movie = await database.movies.get(movieId);
  const target = { id: movieId, card: movie ? summaryOf(movie) : null };
  if (isRecordKind(kind) && value === undefined) return;
  await enqueue(database, deps, {
    kind,
    target,
    present: !present,
    ...(value !== undefined && { value }),
    supersedes: entry,
  });
}

/**
 * Discards a change: the mark is shown as the server has it. If the change may have reached the server, its opposite is
 * queued; if it hid an orphan, that is offered again.
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
    for (const change of [entry, ...(await diaryChangesOf(database, entry))]) {
      await outbox.delete(change.key);
      await enqueueOpposite(database, deps, change);
      await offerOrphanOf(database, change);
    }
  });
}

/**
 * Undoes a conflict's outcome with a new change, unless the mark has changed since. The log entry is deleted either
 * way.
 * @returns whether a change was queued
 */
export async function undoConflict(
  database: MemberDatabase,
  deps: SyncDeps,
  { id, kind, movieId, present }: ConflictEntry,
): Promise<Result<{ readonly changed: boolean }, StorageError>> {
  const { mirror, outbox, movies, sync, conflicts } = database;
  return tryStorage(async () =>
    database.transaction('rw', [mirror, outbox, movies, sync, conflicts], async () => {
      const changed = (await isMarked(database, kind, movieId)) === present;
      if (changed) {
        const movie = await movies.get(movieId);
        const target = { id: movieId, card: movie ? summaryOf(movie) : null };
        await enqueue(database, deps, { kind, target, present: !present });
        if (kind === 'watched' && present) await removeDiaryEntry(database, deps, movieId);
        if (kind === 'watched' && !present)
          await restoreDiaryEntry(database, deps, movieId, await readRemovedDiary(database, movieId));
      }
      if (id !== undefined) await conflicts.delete(id);
      return { changed };
    }),
  );
}

/** Queues orphans again, each as a new change; those that already match the current mark are dropped. */
export async function resendOrphans(
  database: MemberDatabase,
  deps: SyncDeps,
  keys: readonly string[],
): Promise<Result<void, StorageError>> {
  const { outbox } = database;
  return inOutboxTransaction(database, async () => {
    for (const entry of await outbox.bulkGet([...keys])) {
      if (entry?.state !== 'orphan' || entry.operation.kind === 'search') continue;
      const { kind, movieId, present, value, movie } = entry.operation;
      if ((await isMarked(database, kind, movieId)) === present) continue;
      const target = { id: movieId, card: movie };
      await enqueue(database, deps, { kind, target, present, ...(value !== undefined && { value }) });
    }
    await outbox.bulkDelete([...keys]);
  });
}

/** Deletes orphans. @returns the deleted entries, for `restoreOrphans` */
export async function dismissOrphans(
  database: MemberDatabase,
  keys: readonly string[],
): Promise<Result<readonly OutboxEntry[], StorageError>> {
  const { outbox } = database;
  return tryStorage(async () =>
    database.transaction('rw', outbox, async () => {
      const orphans = await outbox.bulkGet([...keys]);
      await outbox.bulkDelete([...keys]);
      return orphans.filter((orphan) => orphan !== undefined);
    }),
  );
}

/**
 * Puts orphans into the outbox, except those that match the current mark or are older than it, and none after a
 * sign-out. Part of the caller's transaction, over mirror, outbox and sync.
 */
async function offerOrphans(database: MemberDatabase, orphans: readonly OutboxEntry[]): Promise<void> {
  const { mirror, outbox } = database;
  if ((await readSyncState(database)).signedOut) return;
  for (const orphan of orphans) {
    const { key, operation } = orphan;
    if (operation.kind === 'search' || (await outbox.get(key))) continue;
    const { kind, movieId, present } = operation;
    const mirrored = await mirror.get([kind, movieId]);
    const isNewer = mirrored !== undefined && mirrored.seq >= 0 && winsConflict(mirrored, operation);
    const isDecided = (await outbox.get(markKey(kind, movieId))) !== undefined;
    if (!isNewer && !isDecided && (await isMarked(database, kind, movieId)) !== present) await outbox.put(orphan);
  }
}

/**
 * Offers the orphan that a discarded entry had hidden. Part of the caller's transaction, over mirror, outbox and sync.
 */
export async function offerOrphanOf(database: MemberDatabase, { orphan }: OutboxEntry): Promise<void> {
  await offerOrphans(database, orphan ? [orphan] : []);
}

/** Undoes `dismissOrphans`. */
export async function restoreOrphans(
  database: MemberDatabase,
  orphans: readonly OutboxEntry[],
): Promise<Result<void, StorageError>> {
  const { mirror, outbox, sync } = database;
  return tryStorage(async () =>
    database.transaction('rw', [mirror, outbox, sync], async () => offerOrphans(database, orphans)),
  );
}
