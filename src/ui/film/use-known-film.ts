import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FilmSummary } from '../../domain/film/film';
import { withMetadata } from '../../domain/film/film-facts';
import { useMetadataSource } from './facts-source';

/**
 * The film with all that is known of it in place of its guesses.
 * @param wanted whether what is not known is to be found out: the film is on the screen or close to it
 */
export function useMovieWithMetadata<T extends FilmSummary & { readonly id: number }>(film: T, wanted: boolean): T {
  const source = useMetadataSource();
  const { id } = film;
  const follow = useCallback(
    (listener: () => void) => (wanted && source ? source.follow(id, listener) : () => undefined),
    [source, id, wanted],
  );
  const facts = useSyncExternalStore(follow, () => source?.known(id) ?? null);
  return useMemo(() => (facts === null ? film : withMetadata(film, facts)), [film, facts]);
}
