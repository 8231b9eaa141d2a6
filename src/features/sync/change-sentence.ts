import { SYNC_PAGE } from '../../config/messages/sync-page';
import type { PendingChange } from '../../data/hooks/use-outbox';
import type { RecordedMerge } from '../../data/hooks/use-merges';
import type { SyncStatus } from '../../data/hooks/use-sync-status';
import type { MarkKind } from '../../domain/mark';

const words = SYNC_PAGE;

function markSentence(kind: MarkKind, title: string, present: boolean): string {
  if (kind === 'favorite') return words.favorite(title, present);
  return kind === 'watched' ? words.watched(title, present) : words.shown(title);
}

/** What a change is, in words: 'Favorite: Heat'. */
export function changeSentence({ operation, film }: PendingChange): string {
  if (operation.kind === 'search') return words.search;
  const { kind, movieId, present } = operation;
  return markSentence(kind, film?.title ?? operation.film?.title ?? words.unknownFilm(movieId), present);
}

/** What a merge left standing, in words. */
export function mergeSentence({ kind, movieId, present, film }: RecordedMerge): string {
  return markSentence(kind, film?.title ?? words.unknownFilm(movieId), present);
}

/** Why a change has not arrived, in words. */
export function reasonSentence({ state, code }: PendingChange, status: SyncStatus | null, failed: boolean): string {
  const { reason } = words;
  if (state === 'set-aside') return reason.refused(code ?? '');
  if (status?.state === 'offline') return reason.offline;
  if (status?.state === 'sign-in-needed') return reason.signIn;
  return failed ? reason.server : reason.soon;
}
