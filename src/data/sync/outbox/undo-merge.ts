import { summaryOf } from '../../../domain/movies/movie';
import type { Result } from '../../../domain/values/result';
import { isMarked } from '../../../db/marks';
import type { MemberDatabase, ConflictEntry } from '../../../db/member-database';
import { tryStorage, type StorageError } from '../../../lib/storage';
import type { SyncDeps } from './sync-environment';
import { enqueue } from './intents';

/**
 * Turns a merge back by a new change, unless the mark has been turned around since; the record goes either way.
 * @returns whether a change was made
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
      }
      if (id !== undefined) await conflicts.delete(id);
      return { changed };
    }),
  );
}
