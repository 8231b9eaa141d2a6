import type { Impressions } from '../../../domain/history';
import { markedIds } from './marks';
import type { MemberDatabase } from '../member/member-database';
import { sessionImpressions } from '../device/session-shown-store';

/**
 * The movies this session and the member were shown, as the device has them.
 * @param database null for a visitor, who has the session alone
 */
export async function readRecommended(database: MemberDatabase | null): Promise<Impressions> {
  const stored = database ? await markedIds(database, 'shown') : new Set<number>();
  return { session: new Set(sessionImpressions.read()), database: stored };
}
