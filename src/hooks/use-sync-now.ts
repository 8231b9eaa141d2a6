import { useState } from 'react';
import { SYNC_NOW_TIMEOUT_MS } from '../config/sync';
import type { SyncError } from '../sync/engine';
import { useMemberStore } from './member-provider';

/** What kept a press that asks for sync from its end, besides a round's own reasons: no end in sight, or a defect. */
export type SyncNowFailure = SyncError['reason'] | 'endless' | 'defect';

export interface SyncNow {
  readonly syncing: boolean;
  /** Why the last press did not get to its end; null before one, while one is under way, and after one that did. */
  readonly failure: SyncNowFailure | null;
  /**
   * Asks for one round, and is never silent about its end.
   * @returns whether what waited was delivered; false also where the round goes on longer than a press is waited for
   * @throws what the round threw: a defect
   */
  readonly sync: () => Promise<boolean>;
}

/** A button that syncs. A full device may leave its storage unanswered: no press waits for it without end. */
export function useSyncNow(): SyncNow {
  const store = useMemberStore();
  const [syncing, setSyncing] = useState(false);
  const [failure, setFailure] = useState<SyncNowFailure | null>(null);

  async function round(): Promise<SyncNowFailure | null> {
    const outcome = await store?.syncOnce();
    if (!outcome) return 'signed-out';
    return outcome.ok ? null : outcome.error.reason;
  }

  async function sync(): Promise<boolean> {
    setSyncing(true);
    setFailure(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<SyncNowFailure>((resolve) => {
      timer = setTimeout(() => resolve('endless'), SYNC_NOW_TIMEOUT_MS);
    });
    let why: SyncNowFailure | null = 'defect';
    try {
      why = await Promise.race([round(), patience]);
    } finally {
      clearTimeout(timer);
      setSyncing(false);
      setFailure(why);
    }
    return why === null;
  }

  return { syncing, failure, sync };
}
