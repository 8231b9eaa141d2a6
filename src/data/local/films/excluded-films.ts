import { allImpressions } from '../../../domain/history';
import type { MemberDatabase } from '../member/member-database';
import { markedWith } from './marks';
import { readRecommended } from './shown-films';

/**
 * Ids of movies that are not recommended, as the device has them: those shown, the watched ones and the favorites, which
 * the member knows already, and those that are not for the member.
 * @param database null for a visitor, who has the session alone
 */
export async function excludedMovies(database: MemberDatabase | null): Promise<ReadonlySet<number>> {
  const shown = allImpressions(await readRecommended(database));
  if (database === null) return shown;
  return new Set([...shown, ...(await markedWith(database, ({ excluded }) => excluded !== null))]);
}
