import { readCards } from '../../data/local/films/film-cards';
import type { MemberRuntime } from '../../data/member/member-runtime';
import { knownFilm } from '../../features/marked-films/known-film';
import { setMark } from '../../features/marks/set-mark';

/** Removes films from the favorites, one after another. They are told of in one notification, whose undo is for all. */
export async function removeFavorites(runtime: MemberRuntime, ids: readonly number[]): Promise<void> {
  const films = await readCards(runtime.database, ids);
  for (const id of ids) await setMark(runtime, { kind: 'favorite', film: knownFilm(films, id) }, false);
}
