import { listMarked, type MarkedFilm } from './marks';
import type { MemberDatabase } from './member-database';

/** Favorites and watched films, newest marks first; a film with both marks comes twice. */
export async function newestMarked(database: MemberDatabase): Promise<readonly MarkedFilm[]> {
  const [favorites, watched] = await Promise.all([listMarked(database, 'favorite'), listMarked(database, 'watched')]);
  return [...favorites, ...watched].sort((a, b) => b.ts - a.ts);
}
