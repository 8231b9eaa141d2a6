import { RESULTS } from '../../words/en/recommend/results';
import { movieDatabaseSentence } from '../../words/sentences/movie-database-sentence';
import type { SearchFailure } from '../../data/tmdb/search/recommendation-search';

/** The sentence for a search that found nothing, or a service that did not answer. */
export function failureSentence({ reason }: SearchFailure): string {
  if (reason === 'none-left') return RESULTS.noneLeft;
  if (reason === 'none-match') return RESULTS.noneMatch;
  return movieDatabaseSentence(reason, { offline: RESULTS.offline, failed: RESULTS.serviceFailed });
}
