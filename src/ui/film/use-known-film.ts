import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { MovieSummary } from '../../domain/movies/movie';
import { withMetadata } from '../../domain/movies/metadata';
import { useMetadataSource } from './facts-source';

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
