import { MESSAGES } from '../../config/messages';
import type { MovieDatabaseError } from '../../data/tmdb/error';

/** Why the movie database gave no details, in words beside 'Failed to load movie details'. */
export function failureSentence({ reason }: MovieDatabaseError): string {
  const { movieDatabase, movie } = MESSAGES;
  if (reason === 'key-missing' || reason === 'key-refused') return movieDatabase.keyFailed;
  return reason === 'rate-limited' ? movieDatabase.rateLimited : movie.failedHint;
}
