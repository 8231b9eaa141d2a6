import { MOVIE } from '../../config/messages/movie';
import { MOVIE_DATABASE } from '../../config/messages/movie-database';
import type { MovieDatabaseError } from '../../data/tmdb/error';

/** Why the movie database gave no details, in words beside 'Failed to load movie details'. */
export function failureSentence({ reason }: MovieDatabaseError): string {
  if (reason === 'key-missing' || reason === 'key-refused') return MOVIE_DATABASE.keyFailed;
  return reason === 'rate-limited' ? MOVIE_DATABASE.rateLimited : MOVIE.failedHint;
}
