import { useLiveQuery } from 'dexie-react-hooks';
import type { FilmRow } from '../local/member-database';
import { useMember } from './member-provider';

/** The card of a film that this device keeps for the member; null where it keeps none, undefined while it is read. */
export function useKeptFilm(id: number): FilmRow | null | undefined {
  const member = useMember();
  return useLiveQuery(async () => (member ? ((await member.database.films.get(id)) ?? null) : null), [member, id]);
}
