import { SYNC_PAGE } from '../../i18n/messages/sync-page';
import { SYNC_STORAGE } from '../../i18n/messages/sync';
import type { SyncNowFailure } from '../../hooks/use-sync-now';

const { stopped } = SYNC_PAGE;
const SENTENCES: Readonly<Record<SyncNowFailure, string>> = {
  ...SYNC_STORAGE,
  ...stopped,
  unauthorized: stopped.signIn,
  'wrong-user': stopped.signIn,
  'signed-out': stopped.signIn,
  unreachable: stopped.server,
  slow: stopped.server,
  'rate-limited': stopped.server,
  refused: stopped.server,
  clock: stopped.server,
  malformed: stopped.server,
};

/** Why a round of sync stopped, in words, with what to do about it. */
export function stoppedMessage(reason: SyncNowFailure): string {
  return SENTENCES[reason];
}
