import { toasts } from '../../components/toast';
import { isRecordKind } from '../../domain/marks/mark-kinds';
import { refusalOf } from '../../domain/marks/sync-error';
import type { Result } from '../../domain/values/result';
import type { SyncStatus } from '../../hooks/use-sync-status';
import { CARD } from '../../i18n/messages/movies';
import { STORAGE } from '../../i18n/messages/shell';
import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import type { StorageError } from '../../db/storage';
import { MARKS, RECORDS } from '../../marks/messages';
import { movieOfOperation } from '../../sync/outbox';
import type { LoggedConflict, PendingChange } from './use-outbox';

const messages = SYNC_PAGE;

/** A change as text: 'Favorite: Heat'. */
export function changeMessage({ operation, movie }: PendingChange): string {
  if (operation.kind === 'search') return messages.search;
  const { kind, present } = operation;
  const title = movie?.title ?? operation.movie?.title ?? CARD.unknownMovie(movieOfOperation(operation));
  return isRecordKind(kind) ? RECORDS[kind].change(title, present) : MARKS[kind].change(title, present);
}

/** The result of a merge as text. */
export function conflictMessage({ kind, movieId, present, movie }: LoggedConflict): string {
  return MARKS[kind].change(movie?.title ?? CARD.unknownMovie(movieId), present);
}

function refusedMessage(code: string): string {
  const refusal = refusalOf(code);
  return refusal === null ? messages.reason.refused(code) : messages.refusals[refusal];
}

/** Why a change hasn't been sent, as text. */
export function pendingMessage({ state, code }: PendingChange, status: SyncStatus | null, failed: boolean): string {
  const { reason } = messages;
  if (state === 'blocked') return code === null ? reason.notUnderstood : refusedMessage(code);
  if (status?.state === 'offline') return reason.offline;
  if (status?.state === 'sign-in-needed') return reason.signIn;
  if (status?.state === 'gone') return reason.gone;
  return failed ? reason.server : reason.soon;
}

/** Shows a toast if the device couldn't store a decision; its success shows in the list. */
export async function notifyRefusal(command: Promise<Result<unknown, StorageError>> | undefined): Promise<void> {
  const done = await command;
  if (done && !done.ok) toasts.show({ kind: 'error', text: STORAGE[done.error.reason] });
}
