import { createContext, useContext } from 'react';
import type { Movie } from '../../../domain/film/film';
import { localStreaming, type LocalStreaming } from '../../../domain/viewing/local-streaming';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../../domain/viewing/viewing';

const Context = createContext<WatchPreferences>(DEFAULT_WATCH_PREFERENCES);

export const WatchPreferencesProvider = Context.Provider;

/** Where and how the reader watches; the default outside of a provider. */
export function useReaderPreferences(): WatchPreferences {
  return useContext(Context);
}

/** Where a movie streams for the reader. */
export function useLocalStreaming(movie: Partial<Movie>): LocalStreaming {
  return localStreaming(movie, useContext(Context));
}
