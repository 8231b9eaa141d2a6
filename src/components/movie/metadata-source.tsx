import { createContext, useContext } from 'react';
import type { MovieMetadata } from '../../domain/movies/metadata';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../domain/watch-preferences';

/** Where cards learn what is known of their movies, so that components need not know the movie database. */
export interface MetadataSource {
  /** Null while nothing is known; the same object until it changes. */
  readonly known: (id: number) => MovieMetadata | null;
  /** Loads a movie's metadata and reports when it is known. @returns a function that unsubscribes */
  readonly follow: (id: number, listener: () => void) => () => void;
}

const Source = createContext<MetadataSource | null>(null);

export const MetadataSourceProvider = Source.Provider;

/** Null outside a provider: guesses stay. */
export function useMetadataSource(): MetadataSource | null {
  return useContext(Source);
}

const Preferences = createContext<WatchPreferences>(DEFAULT_WATCH_PREFERENCES);

export const WatchPreferencesProvider = Preferences.Provider;

/** Where and how the reader watches; the defaults outside a provider. */
export function useReaderPreferences(): WatchPreferences {
  return useContext(Preferences);
}
