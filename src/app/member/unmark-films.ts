import { tryStorage } from '../../data/local/device/storage-error';
import { readCards } from '../../data/local/films/film-cards';
import type { MemberStore } from '../../data/member/member-runtime';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { knownFilm } from '../../features/marked-films/known-film';
import { toggleMark } from '../../features/marks/set-mark';
import { notifyMarkFailed } from '../../features/marks/tell-not-kept';

/**
 * Takes marks of one kind off films, one after another. They are told of in one notification, whose undo is for all; that
 * the device does not let the films be read is told, too.
 */
export async function unmarkFilms(runtime: MemberStore, kind: UserMarkKind, ids: readonly number[]): Promise<void> {
  const films = await tryStorage(() => readCards(runtime.database, ids));
  if (!films.ok) {
    notifyMarkFailed(kind, films.error);
    return;
  }
  for (const id of ids) await toggleMark(runtime, { kind, film: knownFilm(films.value, id) }, false);
}
