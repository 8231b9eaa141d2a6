import { useSyncExternalStore } from 'react';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../domain/watch-preferences';
import { watchPreferencesStore } from '../db/watch-preferences-store';

/** The device's watch preferences; a stable object while they don't change. */
export function useWatchPreferences(): WatchPreferences {
  return useSyncExternalStore(
    watchPreferencesStore.subscribe,
    watchPreferencesStore.current,
    () => DEFAULT_WATCH_PREFERENCES,
  );
}
