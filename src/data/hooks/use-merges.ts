import { useLiveQuery } from 'dexie-react-hooks';
import type { FilmRow, MergeRow } from '../local/member-database';
import { useMember } from './member-provider';

/** A recorded merge with its film's card where it is known. */
export interface RecordedMerge extends MergeRow {
  readonly film: FilmRow | null;
}

/** The latest merges, newest first; undefined while they are being read. */
export function useMerges(): readonly RecordedMerge[] | undefined {
  const member = useMember();
  return useLiveQuery(async () => {
    if (!member) return undefined;
    const { database } = member;
    return database.transaction('r', database.merges, database.films, async () => {
      const merges = await database.merges.reverse().toArray();
      const films = await database.films.bulkGet(merges.map(({ movieId }) => movieId));
      return merges.map((merge, index) => ({ ...merge, film: films[index] ?? null }));
    });
  }, [member]);
}
