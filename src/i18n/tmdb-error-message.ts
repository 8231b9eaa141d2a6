import type { TmdbErrorReason } from '../domain/requests/request-error';
import { MOVIE_DATABASE } from './messages/movies';

/** What a place says in words of its own. */
export interface PlaceMessages {
  readonly offline?: string;
  /** Of a service that failed, where the reason tells a reader nothing. */
  readonly failed?: string;
}

/** Why the movie database did not bring what was asked for, in words. */
export function tmdbErrorMessage(reason: TmdbErrorReason, place: PlaceMessages = {}): string {
  const { offline = MOVIE_DATABASE.offline, failed = MOVIE_DATABASE.noAnswer } = place;
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
