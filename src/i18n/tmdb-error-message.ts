import type { TmdbErrorReason } from '../domain/requests/request-error';
import { MOVIE_DATABASE } from './messages/movies';

/** Messages specific to a screen. */
export interface PlaceMessages {
  readonly offline?: string;
  /** For failures whose reason means nothing to readers. */
  readonly failed?: string;
}

/** The message for a TMDB error. */
export function tmdbErrorMessage(reason: TmdbErrorReason, place: PlaceMessages = {}): string {
  const { offline = MOVIE_DATABASE.offline, failed = MOVIE_DATABASE.notResponding } = place;
  const sentences: Record<TmdbErrorReason, string> = {
    offline,
    unreachable: MOVIE_DATABASE.unreachable,
    timeout: MOVIE_DATABASE.timeout,
    'not-found': MOVIE_DATABASE.gone,
    'key-missing': MOVIE_DATABASE.keyFailed,
    'key-refused': MOVIE_DATABASE.keyFailed,
    'rate-limited': MOVIE_DATABASE.rateLimited,
    'server-fault': failed,
    malformed: failed,
    cancelled: failed,
  };
  return sentences[reason];
}
