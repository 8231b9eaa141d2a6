import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/questionnaire';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import type { SearchFailure } from '../../api/tmdb/recommendation-search';

/**
 * The sentence for a search that found nothing, or a service that did not answer.
 * @param onlyOwn whether it was kept to the reader's own services
 */
export function searchErrorMessage({ reason }: SearchFailure, onlyOwn = false): string {
  const where = onlyOwn ? ` ${WATCH_PREFERENCES.onlyOwnNothing}` : '';
  if (reason === 'none-left') return `${RESULTS.noneLeft}${where}`;
  if (reason === 'served-none-left') return `${RESULTS.servedNoneLeft}${where}`;
  if (reason === 'device-none-left') return RESULTS.deviceNoneLeft;
  if (reason === 'none-match') return `${RESULTS.noneMatch}${where}`;
  return tmdbErrorMessage(reason, { offline: RESULTS.offline, failed: RESULTS.serviceFailed });
}
