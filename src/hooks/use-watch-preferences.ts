import { useSyncExternalStore } from 'react';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../domain/watch-preferences';
import { watchPreferencesStore } from '../db/watch-preferences-store';

/** Where and how whoever uses this device watches; the same object until it is another choice. */
export function useWatchPreferences(): WatchPreferences {
  return useSyncExternalStore(
    watchPreferencesStore.subscribe,
    watchPreferencesStore.current,
    () => DEFAULT_WATCH_PREFERENCES,
  );
}
