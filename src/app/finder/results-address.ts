import { RESULTS_OPEN, RESULTS_PARAMETER } from '../../config/routes';
import { changedSearch } from '../film-dialogs/film-address';

/** Whether an address asks for the movies found last. */
export function isResultsOpen(search: string): boolean {
  return new URLSearchParams(search).get(RESULTS_PARAMETER) === RESULTS_OPEN;
}

/** The same search with the results open. */
export function searchWithResults(search: string): string {
  return changedSearch(search, (parameters) => parameters.set(RESULTS_PARAMETER, RESULTS_OPEN));
}

/** The same search without them. */
export function searchWithoutResults(search: string): string {
  return changedSearch(search, (parameters) => parameters.delete(RESULTS_PARAMETER));
}
