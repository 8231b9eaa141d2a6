import { kindsWith } from '../../../domain/marks/mark-kinds';
import { allShown } from '../../../domain/shown/tracking-stats';
import type { MemberDatabase } from '../member/member-database';
import { markedIds } from './marks';
import { shownFilms } from './shown-films';

/**
 * Ids of films that are not recommended, as the device has them: those shown, the watched ones and the favorites, which
 * the member knows already, and those that are not for the member.
 * @param database null for a visitor, who has the session alone
 */
export async function excludedFilms(database: MemberDatabase | null): Promise<ReadonlySet<number>> {
  const shown = allShown(await shownFilms(database));
  if (database === null) return shown;
  const known = await Promise.all(kindsWith(({ excluded }) => excluded).map((kind) => markedIds(database, kind)));
  return new Set([...shown, ...known.flatMap((ids) => [...ids])]);
}
