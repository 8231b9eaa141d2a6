import { useLiveQuery } from 'dexie-react-hooks';
import { newestMarkedIds } from '../local/marks';
import { useMember } from './member-provider';

/** Ids of the member's favorites, newest first, as the device has them; undefined while they are being read. */
export function useFavorites(): readonly number[] | undefined {
  const member = useMember();
  return useLiveQuery(async () => (member ? newestMarkedIds(member.database, 'favorite') : undefined), [member]);
}
