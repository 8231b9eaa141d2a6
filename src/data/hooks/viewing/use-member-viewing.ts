import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { DEFAULT_WATCH_PREFERENCES, sameWatchPreferences } from '../../../domain/watch-preferences';
import { watchPreferencesStore } from '../../../db/watch-preferences-store';
import { readProfile, readWatchPreferences } from '../../../db/account-cache';
import { fireAndForget } from '../../../services/member-store';
import { useMemberStore } from '../../../hooks/member-provider';

/**
 * Has the page show what the signed-in member has chosen, on whichever device. What was chosen before signing in becomes
 * theirs where they have chosen nothing yet, which is known once their profile was read.
 */
export function useMemberPreferences(): void {
  const runtime = useMemberStore();
  const read = useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
    // In this order: a first reading of the profile brings the choice with it.
    const profile = await readProfile(database);
    const row = await readWatchPreferences(database);
    return { of: runtime, row, asked: profile !== null };
  }, [runtime]);

  useEffect(() => {
    if (!runtime || read?.of !== runtime) return;
    const { userId } = runtime;
    const owner = watchPreferencesStore.owner();
    // What somebody else left here is nobody's any more.
    if (owner !== null && owner !== userId) watchPreferencesStore.clear();
    const here = watchPreferencesStore.current();
    if (read.row) {
      // What was read before the latest choice was written would take that back.
      if (read.row.at >= watchPreferencesStore.at()) watchPreferencesStore.take(userId, read.row.value, read.row.at);
    } else if (read.asked && !sameWatchPreferences(here, DEFAULT_WATCH_PREFERENCES))
      void fireAndForget(runtime, () => runtime.setWatchPreferences(here));
  }, [runtime, read]);
}
