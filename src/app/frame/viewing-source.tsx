import type { ReactNode } from 'react';
import { useWatchPreferences } from '../../hooks/use-watch-preferences';
import { WatchPreferencesProvider } from '../../components/movie/metadata-source';

/** Tells cards and movie screens where and how the reader watches. */
export function WatchPreferencesSource({ children }: { readonly children: ReactNode }) {
  return <WatchPreferencesProvider value={useWatchPreferences()}>{children}</WatchPreferencesProvider>;
}
