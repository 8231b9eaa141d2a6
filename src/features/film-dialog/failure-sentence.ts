import { MESSAGES } from '../../config/messages';
import type { MovieDatabaseError } from '../../data/tmdb/error';

/**
 * Why a film's details are missing, in words.
 * @param kept whether the dialog shows at least the film's card
 */
export function failureSentence({ reason }: MovieDatabaseError, kept: boolean): string {
  const { filmDialog: words } = MESSAGES;
  if (reason === 'not-found') return words.notFound;
  if (reason === 'offline') return kept ? words.factsOffline : words.offline;
  return words.failed;
}
