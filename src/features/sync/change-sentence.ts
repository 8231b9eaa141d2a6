import { refusalOf } from '../../domain/marks/sync-error';
import { MARKS } from '../../marks/messages';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import type { PendingChange } from '../../data/hooks/sync/use-outbox';
import type { LoggedConflict } from '../../data/hooks/sync/use-merges';
import type { SyncStatus } from '../../hooks/use-sync-status';

const words = SYNC_PAGE;

/** What a change is, in words: 'Favorite: Heat'. */
export function changeMessage({ operation, movie }: PendingChange): string {
  if (operation.kind === 'search') return words.search;
  const { kind, movieId, present } = operation;
  return MARKS[kind].change(movie?.title ?? operation.movie?.title ?? words.unknownMovie(movieId), present);
}

/** What a merge left standing, in words. */
export function conflictMessage({ kind, movieId, present, movie }: LoggedConflict): string {
  return MARKS[kind].change(movie?.title ?? words.unknownMovie(movieId), present);
}

function refusedSentence(code: string): string {
  const refusal = refusalOf(code);
  return refusal === null ? words.reason.refused(code) : words.refusals[refusal];
}

/** Why a change has not arrived, in words. */
export function pendingMessage({ state, code }: PendingChange, status: SyncStatus | null, failed: boolean): string {
  const { reason } = words;
  if (state === 'set-aside') return code === null ? reason.notUnderstood : refusedSentence(code);
  if (status?.state === 'offline') return reason.offline;
  if (status?.state === 'sign-in-needed') return reason.signIn;
  if (status?.state === 'gone') return reason.gone;
  return failed ? reason.server : reason.soon;
}
