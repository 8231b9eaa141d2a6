import { useLiveQuery } from 'dexie-react-hooks';
import { isTold } from '../../../domain/marks/mark-kinds';
import type { FilmRow, MergeRow } from '../../local/member/member-database';
import { useMemberRuntime } from '../member/member-provider';

/** A recorded merge with its film's card where it is known. */
export interface RecordedMerge extends MergeRow {
  readonly film: FilmRow | null;
}

/** The latest merges of kinds that this version tells of, newest first; undefined while they are being read. */
export function useMerges(): readonly RecordedMerge[] | undefined {
  const runtime = useMemberRuntime();
  return useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
    return database.transaction('r', database.merges, database.films, async () => {
      const merges = await database.merges
        .reverse()
        .filter(({ kind }) => isTold(kind))
        .toArray();
      const films = await database.films.bulkGet(merges.map(({ movieId }) => movieId));
      return merges.map((merge, index) => ({ ...merge, film: films[index] ?? null }));
    });
  }, [runtime]);
}
