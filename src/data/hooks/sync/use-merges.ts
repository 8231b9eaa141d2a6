import { useLiveQuery } from 'dexie-react-hooks';
import { isUserMark } from '../../../domain/marks/mark-kinds';
import type { MovieRow, ConflictEntry } from '../../../db/member-database';
import { useMemberStore } from '../../../hooks/member-provider';

/** A recorded merge with its movie's card where it is known. */
export interface LoggedConflict extends ConflictEntry {
  readonly movie: MovieRow | null;
}

/** The latest merges of kinds that this version tells of, newest first; undefined while they are being read. */
export function useConflictLog(): readonly LoggedConflict[] | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
    return database.transaction('r', database.conflicts, database.movies, async () => {
      const merges = await database.conflicts
        .reverse()
        .filter(({ kind }) => isUserMark(kind))
        .toArray();
      const movies = await database.movies.bulkGet(merges.map(({ movieId }) => movieId));
      return merges.map((merge, index) => ({ ...merge, movie: movies[index] ?? null }));
    });
  }, [runtime]);
}
