import { useEffect, useMemo, useState } from 'react';
import { CHARTS } from '../../config/messages/charts';
import { topFilms } from '../../domain/charts';
import type { Candidate, Film } from '../../domain/film';
import { logQuietly } from '../quiet-log';
import { top50Query } from '../tmdb/top-50';
import { useServices } from './services-context';
import { useFilmList, type FilmList } from './use-film-list';

/** The Top 50, ranked from 1. While they load for the first time, `films` are those of the pages so far. */
export function useTop50(): FilmList<Film> {
  const load = useServices();
  const [soFar, setSoFar] = useState<readonly Candidate[]>([]);
  const list = useFilmList(top50Query(load, setSoFar));
  const candidates = list.films.length > 0 ? list.films : soFar;
  const films = useMemo(() => topFilms(candidates, CHARTS.noDescription), [candidates]);

  const reason = list.error?.reason;
  useEffect(() => {
    if (reason === 'key-missing') logQuietly(CHARTS.keyMissingLog);
  }, [reason]);

  return { ...list, films };
}
