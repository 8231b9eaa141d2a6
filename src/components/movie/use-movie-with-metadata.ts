import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { withMetadata } from '../../domain/movies/metadata';
import type { Movie, MovieSummary } from '../../domain/movies/movie';
import { localStreaming, type LocalStreaming } from '../../domain/watch-preferences';
import { useMetadataSource, useWatchPreferencesContext } from './movie-context';

/**
 * The movie with known metadata instead of estimates.
 * @param enabled whether to load missing metadata: true while the movie is on screen or near it
 */
export function useMovieWithMetadata<T extends MovieSummary & { readonly id: number }>(movie: T, enabled: boolean): T {
  const source = useMetadataSource();
  const { id } = movie;
  const follow = useCallback(
    (listener: () => void) => (enabled && source ? source.subscribe(id, listener) : () => undefined),
    [source, id, enabled],
  );
  const metadata = useSyncExternalStore(follow, () => source?.get(id) ?? null);
  return useMemo(() => (metadata === null ? movie : withMetadata(movie, metadata)), [movie, metadata]);
}

/** Where the viewer can stream a movie. */
export function useLocalStreaming(movie: Partial<Movie>): LocalStreaming {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return localStreaming(movie, useWatchPreferencesContext(), today);
}
