import { MOVIE_DATABASE } from '../../config/messages/movie-database';
import { RESULTS } from '../../config/messages/results';
import type { SearchFailure } from '../../data/tmdb/recommendation-search';

/** The sentence for a search that found nothing, or a service that did not answer. */
export function failureSentence(failure: SearchFailure): string {
  switch (failure.reason) {
    case 'none-left':
      return RESULTS.noneLeft;
    case 'none-match':
      return RESULTS.noneMatch;
    case 'offline':
      return RESULTS.offline;
    case 'key-missing':
    case 'key-refused':
      return MOVIE_DATABASE.keyFailed;
    case 'rate-limited':
      return MOVIE_DATABASE.rateLimited;
    default:
      return RESULTS.serviceFailed;
  }
}
