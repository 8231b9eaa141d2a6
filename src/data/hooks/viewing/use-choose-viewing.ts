import { useCallback } from 'react';
import { ok, type Result } from '../../../domain/values/result';
import type { WatchPreferences } from '../../../domain/watch-preferences';
import type { StorageError } from '../../../lib/storage';
import { watchPreferencesStore } from '../../../db/watch-preferences-store';
import { useMemberStore, useMemberState } from '../../../hooks/member-provider';
import { useSession } from '../../../hooks/session-provider';

/** Whether it is not known yet whose choice it would be: what is chosen then would be taken back by the member's own. */
export function usePreferencesPending(): boolean {
  const resolving = useSession().status === 'loading';
  return useMemberState().status === 'opening' || resolving;
}

/**
 * Chooses where and how one watches: on this device at once, and for a member on the server when it can be reached.
 * @returns a function that tells where the device did not keep a member's choice
 */
export function useSetWatchPreferences(): (chosen: WatchPreferences) => Promise<Result<number, StorageError>> {
  const runtime = useMemberStore();
  return useCallback(
    async (chosen) => {
      const before = watchPreferencesStore.current();
      const owner = runtime?.userId ?? null;
      // Shown at once; what the device refuses is taken back.
      watchPreferencesStore.take(owner, chosen, runtime ? Infinity : 0);
      const shown = watchPreferencesStore.current();
      const kept = runtime ? await runtime.setWatchPreferences(chosen) : ok(0);
      // A choice made meanwhile is written after this one, and tells by itself what became of it; who has left has none here.
      if (watchPreferencesStore.owner() === owner && watchPreferencesStore.current() === shown)
        watchPreferencesStore.take(owner, kept.ok ? chosen : before, kept.ok ? kept.value : 0);
      return kept;
    },
    [runtime],
  );
}
