import { FILM_DIALOG } from '../../config/messages/film-dialog';
import type { MovieDatabaseError } from '../../data/tmdb/error';

/**
 * Why a film's details are missing, in FILM_DIALOG.
 * @param kept whether the dialog shows at least the film's card
 */
export function failureSentence({ reason }: MovieDatabaseError, kept: boolean): string {
  if (reason === 'not-found') return FILM_DIALOG.notFound;
  if (reason === 'offline') return kept ? FILM_DIALOG.factsOffline : FILM_DIALOG.offline;
  return FILM_DIALOG.failed;
}
