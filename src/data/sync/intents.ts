import type { FilmCard } from '../../domain/film';
import { markKey, type MarkKind } from '../../domain/mark';
import { fail, ok, type Result } from '../../domain/result';
import { stamp } from '../../domain/stamp';
import { isMarked } from '../local/marks';
import type { MemberDatabase } from '../local/member-database';
import { storageError, type StorageError } from '../local/storage-error';
import { changeSyncState, readSyncState } from '../local/sync-state';
import type { SyncEnvironment } from './environment';

/** A film about to be marked. `card` is null where nothing needs showing, as for films merely recommended. */
export interface MarkTarget {
  readonly id: number;
  readonly card: FilmCard | null;
}

/** Writes one intent into its slot, replacing an older one that is still waiting. Runs inside the caller's transaction. */
async function putIntent(
  database: MemberDatabase,
  { now, newId }: SyncEnvironment,
  { kind, target, present }: { kind: MarkKind; target: MarkTarget; present: boolean },
): Promise<void> {
  const key = markKey(kind, target.id);
  const [state, mirrored, waiting] = await Promise.all([
    readSyncState(database),
    database.mirror.get([kind, target.id]),
    database.outbox.get(key),
  ]);
  const addedAt = now();
  const ts = stamp({
    now: addedAt,
    serverOffset: state.serverOffset,
    lastTs: Math.max(state.lastTs, waiting?.operation.ts ?? 0),
    seenTs: mirrored?.ts ?? 0,
  });
  await database.outbox.put({
    key,
    operation: { kind, movieId: target.id, present, ts, op: newId(), film: present ? target.card : null },
    state: 'waiting',
    addedAt,
    code: null,
  });
  if (target.card && kind !== 'shown') await database.films.put({ id: target.id, ...target.card });
  await changeSyncState(database, { lastTs: ts });
}

async function inOneTransaction<T>(database: MemberDatabase, work: () => Promise<T>): Promise<Result<T, StorageError>> {
  try {
    return ok(
      await database.transaction('rw', [database.mirror, database.outbox, database.films, database.sync], work),
    );
  } catch (error) {
    return fail(storageError(error));
  }
}

/**
 * Turns a favorite or watched mark around, on the device and in the outbox, in one transaction.
 * @returns whether the film is marked now
 */
export async function toggleMark(
  database: MemberDatabase,
  environment: SyncEnvironment,
  kind: Exclude<MarkKind, 'shown'>,
  target: MarkTarget,
): Promise<Result<{ readonly present: boolean }, StorageError>> {
  return inOneTransaction(database, async () => {
    const present = !(await isMarked(database, kind, target.id));
    await putIntent(database, environment, { kind, target, present });
    return { present };
  });
}

/** Records films as recommended; those already recorded are left alone. */
export async function recordShown(
  database: MemberDatabase,
  environment: SyncEnvironment,
  movieIds: readonly number[],
): Promise<Result<void, StorageError>> {
  return inOneTransaction(database, async () => {
    for (const id of movieIds) {
      if (await isMarked(database, 'shown', id)) continue;
      await putIntent(database, environment, { kind: 'shown', target: { id, card: null }, present: true });
    }
  });
}

/**
 * Records a search (reading 6: the questionnaire's first genre, or the collection's dropdown value).
 * @param genre selected_genre as the server keeps it, or null
 */
export async function recordSearch(
  database: MemberDatabase,
  { now, newId }: SyncEnvironment,
  genre: string | null,
): Promise<Result<void, StorageError>> {
  return inOneTransaction(database, async () => {
    const op = newId();
    const addedAt = now();
    const { serverOffset } = await readSyncState(database);
    const ts = Math.round(addedAt + serverOffset);
    await database.outbox.put({
      key: `search:${op}`,
      operation: { kind: 'search', op, ts, genre },
      state: 'waiting',
      addedAt,
      code: null,
    });
  });
}
