import { SYNC_PAGE } from '../../words/en/sync/sync-page';
import { SYNC_STORAGE } from '../../words/en/sync/sync-storage';
import type { RoundFailure } from '../../data/sync/round/sync-round';

/** What kept a press on 'Sync now' from its end, besides a round's own reasons: no end in sight, or a defect. */
export type PressFailure = RoundFailure['reason'] | 'endless' | 'defect';

/** Why a round of sync stopped, in words, with what to do about it. */
export function stoppedSentence(reason: PressFailure): string {
  switch (reason) {
    case 'endless':
    case 'defect':
      return SYNC_PAGE.stopped[reason];
    case 'offline':
      return SYNC_PAGE.stopped.offline;
    case 'unauthorized':
    case 'wrong-user':
    case 'signed-out':
      return SYNC_PAGE.stopped.signIn;
    case 'gone':
      return SYNC_PAGE.stopped.gone;
    case 'unreachable':
    case 'slow':
    case 'server':
    case 'rate-limited':
    case 'refused':
    case 'clock':
    case 'malformed':
      return SYNC_PAGE.stopped.server;
    case 'full':
    case 'blocked':
    case 'newer':
    case 'unreadable':
    case 'unavailable':
      return SYNC_STORAGE[reason];
  }
}
