import { useState } from 'react';
import { SYNC_NOW_TIMEOUT_MS } from '../config/sync';
import type { SyncError } from '../sync/engine';
import { useMemberStore } from './member-provider';

/** Why a requested sync didn't finish, besides its own errors: it took too long, or threw. */
export type SyncNowFailure = SyncError['reason'] | 'slow' | 'defect';

export interface SyncNow {
  readonly syncing: boolean;
  /** Why the last sync didn't finish; null before the first, while one runs, and after a success. */
  readonly failure: SyncNowFailure | null;
  /**
   * Runs one sync cycle, and always reports how it ended.
   * @returns true if pending changes were sent; false also if the cycle exceeds SYNC_PATIENCE_MS
   * @throws what the cycle threw: a bug
   */
  readonly sync: () => Promise<boolean>;
}

/** State of a sync button. On a full device storage may never respond, so the wait is limited. */
export function useSyncNow(): SyncNow {
  const store = useMemberStore();
  const [syncing, setSyncing] = useState(false);
  const [failure, setFailure] = useState<SyncNowFailure | null>(null);

  async function syncOnce(): Promise<SyncNowFailure | null> {
    const outcome = await store?.syncOnce();
    if (!outcome) return 'signed-out';
    return outcome.ok ? null : outcome.error.reason;
  }

  async function sync(): Promise<boolean> {
    setSyncing(true);
    setFailure(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<SyncNowFailure>((resolve) => {
      timer = setTimeout(() => resolve('slow'), SYNC_NOW_TIMEOUT_MS);
    });
    let result: SyncNowFailure | null = 'defect';
    try {
      result = await Promise.race([syncOnce(), timeout]);
    } finally {
      clearTimeout(timer);
      setSyncing(false);
      setFailure(result);
    }
    return result === null;
  }

  return { syncing, failure, sync };
}
