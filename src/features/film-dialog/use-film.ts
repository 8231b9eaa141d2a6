import { useMemo } from 'react';
import { useFilmDetails } from '../../data/hooks/films/use-film-details';
import { useCachedMovie } from '../../data/hooks/films/use-kept-film';
import { filmOfDetails } from '../../domain/film/film-details';
import type { CardFilm } from '../../ui/film/film-card';

/**
 * The film of a dialog, from the best source there is: its details, else the card that was pressed, else what the
 * device keeps for the member.
 */
export function useFilm(id: number, card: CardFilm | null) {
  const { details, loading, error, ask, retry } = useFilmDetails(id);
  const kept = useCachedMovie(id);
  const known = useMemo(() => details && filmOfDetails(details), [details]);
  const film: CardFilm | null = known ?? card ?? kept ?? null;
  return {
    film,
    backdropPath: details?.backdropPath ?? null,
    reading: loading || kept === undefined,
    error,
    ask,
    retry,
  };
}
