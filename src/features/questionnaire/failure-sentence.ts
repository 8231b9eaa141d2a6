import { MESSAGES } from '../../config/messages';
import type { SearchFailure } from '../../data/tmdb/recommendation-search';

/** The sentence for a search that found nothing, or a service that did not answer. */
export function failureSentence(failure: SearchFailure): string {
  const { results, movieDatabase } = MESSAGES;
  switch (failure.reason) {
    case 'none-left':
      return results.noneLeft;
    case 'none-match':
      return results.noneMatch;
    case 'offline':
      return results.offline;
    case 'key-missing':
    case 'key-refused':
      return movieDatabase.keyFailed;
    case 'rate-limited':
      return movieDatabase.rateLimited;
    default:
      return results.serviceFailed;
  }
}
