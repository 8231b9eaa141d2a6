import type { ShownFilms } from '../../../domain/shown/tracking-stats';
import { markedIds } from './marks';
import type { MemberDatabase } from '../member/member-database';
import { sessionShown } from '../device/session-shown-store';

/**
 * The films this session and the member were shown, as the device has them.
 * @param database null for a visitor, who has the session alone
 */
export async function shownFilms(database: MemberDatabase | null): Promise<ShownFilms> {
  const stored = database ? await markedIds(database, 'shown') : new Set<number>();
  return { session: new Set(sessionShown.read()), database: stored };
}
