import { createContext, useContext } from 'react';
import type { Movie } from '../../../domain/movies/movie';
import { DEFAULT_WATCH_PREFERENCES, localStreaming, type LocalStreaming, type WatchPreferences } from '../../../domain/watch-preferences';

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
