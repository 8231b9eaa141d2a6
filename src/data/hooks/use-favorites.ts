import { useLiveQuery } from 'dexie-react-hooks';
import { listMarked, type MarkedFilm } from '../local/marks';
import { useMember } from './member-provider';

/** The member's favorites, newest first, as the device has them; undefined while they are being read. */
export function useFavorites(): readonly MarkedFilm[] | undefined {
  const member = useMember();
  return useLiveQuery(async () => (member ? listMarked(member.database, 'favorite') : undefined), [member]);
}
