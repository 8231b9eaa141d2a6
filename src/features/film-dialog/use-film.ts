import { useMemo } from 'react';
import { useMovieDetails } from '../../hooks/use-movie-details';
import { useCachedMovie } from '../../data/hooks/films/use-kept-film';
import { movieOfDetails } from '../../domain/movies/movie-details';
import type { CardMovie } from '../../components/movie/movie-card';

/**
 * The movie of a dialog, from the best source there is: its details, else the card that was pressed, else what the
 * device keeps for the member.
 */
export function useMovie(id: number, card: CardMovie | null) {
  const { details, loading, error, ask, retry } = useMovieDetails(id);
  const kept = useCachedMovie(id);
  const known = useMemo(() => details && movieOfDetails(details), [details]);
  const movie: CardMovie | null = known ?? card ?? kept ?? null;
  return {
    movie,
    backdropPath: details?.backdropPath ?? null,
    reading: loading || kept === undefined,
    error,
    ask,
    retry,
  };
}
