import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type MovieMetadata, withMetadata } from '../../domain/movies/metadata';
import type { Movie, MovieSummary } from '../../domain/movies/movie';
import { DEFAULT_WATCH_PREFERENCES, localStreaming, type LocalStreaming, type WatchPreferences } from '../../domain/watch-preferences';

/** Where cards learn what is known of their movies, so that ui need not know the movie database. */
export interface MetadataSource {
  /** Null while nothing is known; the same object until there is other. */
  readonly known: (id: number) => MovieMetadata | null;
  /** Sees that a movie's facts become known, and tells of them. @returns a function that ends it */
  readonly follow: (id: number, listener: () => void) => () => void;
}

const Source = createContext<MetadataSource | null>(null);

export const MetadataSourceProvider = Source.Provider;

/** Where to ask; null outside a provider, and then guesses stay. */
export function useMetadataSource(): MetadataSource | null {
  return useContext(Source);
}

/**
 * The movie with all that is known of it in place of its guesses.
 * @param wanted whether what is not known is to be found out: the movie is on the screen or close to it
 */
export function useMovieWithMetadata<T extends MovieSummary & { readonly id: number }>(movie: T, wanted: boolean): T {
  const source = useMetadataSource();
  const { id } = movie;
  const follow = useCallback(
    (listener: () => void) => (wanted && source ? source.follow(id, listener) : () => undefined),
    [source, id, wanted],
  );
  const facts = useSyncExternalStore(follow, () => source?.known(id) ?? null);
  return useMemo(() => (facts === null ? movie : withMetadata(movie, facts)), [movie, facts]);
}

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
