import { WATCH_PREFERENCES } from '../../i18n/messages/movies';
import { RESULTS } from '../../i18n/messages/results';
import { APP } from '../../i18n/messages/shell';
import { tmdbErrorMessage } from '../../i18n/tmdb-error-message';
import type { FailedSearch } from './use-recommendations';

/**
 * The message for a search that found nothing or failed.
 * @param onlyOwn true if it was limited to the viewer's services
 * @param longest its runtime limit in minutes, or null
 */
export function searchErrorMessage({ reason }: FailedSearch, onlyOwn = false, longest: number | null = null): string {
  if (reason === 'not-loaded') return APP.partMissingHint(true);
  const time = longest === null ? '' : ` ${RESULTS.onlyUpTo(longest)}`;
  const limits = `${onlyOwn ? ` ${WATCH_PREFERENCES.onlyOwnNothing}` : ''}${time}`;
  if (reason === 'none-left') return `${RESULTS.noneLeft}${limits}`;
  if (reason === 'api-limit-reached') return `${RESULTS.servedNoneLeft}${limits}`;
  if (reason === 'device-none-left') return `${RESULTS.deviceNoneLeft}${time}`;
  if (reason === 'none-match') return `${RESULTS.noneMatch}${limits}`;
  return tmdbErrorMessage(reason, { offline: RESULTS.offline, failed: RESULTS.serviceFailed });
}
