import { HISTORY_LIMIT } from '../../config/account';
import type { HistoryEntry } from '../../domain/history';
import { isMovieId } from '../../domain/movie-id';
import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';
import { serverTime } from '../../domain/server-time';
import { memberTables } from './tables';
import type { TokenFailure, TokenSource } from './token';

function parseEntry(row: unknown): HistoryEntry | null {
  if (!isRecord(row)) return null;
  const { tmdb_movie_id: movieId, shown_at: shownAt } = row;
  const time = serverTime(shownAt);
  return isMovieId(movieId) && time !== null ? { movieId, shownAt: time } : null;
}

/** The films recommended to the signed-in member, newest first, as many as the history lists. */
export async function fetchHistory(source: TokenSource): Promise<Result<readonly HistoryEntry[], TokenFailure>> {
  const tables = await memberTables(source);
  if (!tables.ok) return tables;
  const { userId, client } = tables.value;
  const { data, error, status } = await client
    .from('user_shown_movies')
    .select('tmdb_movie_id, shown_at')
    .eq('user_id', userId)
    .not('tmdb_movie_id', 'is', null)
    .order('shown_at', { ascending: false })
    .limit(HISTORY_LIMIT);
  if (error) return fail(status === 0 ? 'offline' : 'server');
  const rows: readonly unknown[] = data;
  return ok(rows.map(parseEntry).filter((entry) => entry !== null));
}
