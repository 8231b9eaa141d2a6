import { useEffect, useMemo, useState } from 'react';
import { CHARTS } from '../../../i18n/messages/charts';
import { topMovies } from '../../../domain/lists/charts';
import type { Candidate, Movie } from '../../../domain/movies/movie';
import { logDebug } from '../../../lib/logger';
import { top50Query } from '../../../api/tmdb/lists';
import { useServices } from '../session/services-context';
import { useMovieList, type MovieList } from './use-film-list';

/** The Top 50, ranked from 1. While they load for the first time, `movies` are those of the pages so far. */
export function useTop50(): MovieList<Movie> {
  const load = useServices();
  const [soFar, setSoFar] = useState<readonly Candidate[]>([]);
  const list = useMovieList(top50Query(load, setSoFar));
  const candidates = list.movies.length > 0 ? list.movies : soFar;
  const movies = useMemo(() => topMovies(candidates), [candidates]);

  const reason = list.error?.reason;
  useEffect(() => {
    if (reason === 'key-missing') logDebug(CHARTS.keyMissingLog);
  }, [reason]);

  return { ...list, movies };
}
