import { tryStorage } from '../../lib/storage';
import { readCards } from '../../db/marks';
import type { MemberStore } from '../../services/member-store';
import type { UserMarkKind } from '../../domain/marks/mark-kinds';
import { knownMovie } from '../../features/marked-films/known-film';
import { toggleMark } from '../../features/marks/set-mark';
import { notifyMarkFailed } from '../../features/marks/tell-not-kept';

/**
 * Takes marks of one kind off movies, one after another. They are told of in one notification, whose undo is for all; that
 * the device does not let the movies be read is told, too.
 */
export async function unmarkMovies(runtime: MemberStore, kind: UserMarkKind, ids: readonly number[]): Promise<void> {
  const movies = await tryStorage(() => readCards(runtime.database, ids));
  if (!movies.ok) {
    notifyMarkFailed(kind, movies.error);
    return;
  }
  for (const id of ids) await toggleMark(runtime, { kind, movie: knownMovie(movies.value, id) }, false);
}
