import { HISTORY_LIMIT } from '../../config/account';
import type { HistoryEntry } from '../../domain/history';
import { isMovieId } from '../../domain/movies/movie';
import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { ok, type Result } from '../../domain/values/result';
import { serverTime } from '../../domain/marks/timestamp';
import { type AuthContext, memberToken } from './auth-context';
import { postgrest, rowsIn } from './postgrest';

function parseEntry(row: unknown): HistoryEntry | null {
  if (!isRecord(row)) return null;
  const { tmdb_movie_id: movieId, shown_at: shownAt } = row;
  const time = serverTime(shownAt);
  return isMovieId(movieId) && time !== null ? { movieId, shownAt: time } : null;
}

/** The movies recommended to a member, newest first, up to HISTORY_LIMIT. */
export async function fetchHistory(
  source: AuthContext,
  userId: string,
): Promise<Result<readonly HistoryEntry[], RequestFailure>> {
  const response = await postgrest(source, memberToken(source, userId), {
    from: 'user_shown_movies',
    params: {
      select: 'tmdb_movie_id,shown_at',
      user_id: `eq.${userId}`,
      tmdb_movie_id: 'not.is.null',
      order: 'shown_at.desc',
      limit: String(HISTORY_LIMIT),
    },
  });
  return response.ok ? ok(rowsIn(response.value.data, parseEntry)) : response;
}
