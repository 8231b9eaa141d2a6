import type { FilmCard } from '../../domain/film';
import { ok, type Result } from '../../domain/result';
import { isMarked } from '../local/marks';
import type { MemberDatabase, MergeRow } from '../local/member-database';
import type { StorageError } from '../local/storage-error';
import type { SyncEnvironment } from './environment';
import { toggleMark } from './intents';

/**
 * Turns a merge back by a new change, unless the mark has been turned around since; the record goes either way.
 * @returns whether a change was made
 */
export async function undoMerge(
  database: MemberDatabase,
  environment: SyncEnvironment,
  { id, kind, movieId, present }: MergeRow,
): Promise<Result<{ readonly changed: boolean }, StorageError>> {
  const stands = (await isMarked(database, kind, movieId)) === present;
  if (stands) {
    const film = await database.films.get(movieId);
    const toggled = await toggleMark(database, environment, kind, { id: movieId, card: film ? cardOf(film) : null });
    if (!toggled.ok) return toggled;
  }
  if (id !== undefined) await database.merges.delete(id);
  return ok({ changed: stands });
}

function cardOf({ title, year, rating, genres, description, posterPath }: FilmCard): FilmCard {
  return { title, year, rating, genres, description, posterPath };
}
