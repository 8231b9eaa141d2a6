import { useLiveQuery } from 'dexie-react-hooks';
import type { FilmRow } from '../local/member-database';
import { useMember } from './member-provider';

/** The cards that the device has of some films; undefined while they are being read. */
export function useFilmCards(ids: readonly number[]): ReadonlyMap<number, FilmRow> | undefined {
  const member = useMember();
  return useLiveQuery(async () => {
    if (!member) return undefined;
    const films = await member.database.films.bulkGet([...ids]);
    return new Map(films.filter((film) => film !== undefined).map((film) => [film.id, film]));
  }, [member, ids.join()]);
}
