import { useEffect, useMemo, useState } from 'react';
import { CHARTS } from '../../../words/en/lists/charts';
import { topFilms } from '../../../domain/lists/chart-films';
import type { Candidate, Film } from '../../../domain/film/film';
import { logDebug } from '../../platform/quiet-log';
import { top50Query } from '../../tmdb/lists/top-50';
import { useServices } from '../session/services-context';
import { useFilmList, type FilmList } from './use-film-list';

/** The Top 50, ranked from 1. While they load for the first time, `films` are those of the pages so far. */
export function useTop50(): FilmList<Film> {
  const load = useServices();
  const [soFar, setSoFar] = useState<readonly Candidate[]>([]);
  const list = useFilmList(top50Query(load, setSoFar));
  const candidates = list.films.length > 0 ? list.films : soFar;
  const films = useMemo(() => topFilms(candidates), [candidates]);

  const reason = list.error?.reason;
  useEffect(() => {
    if (reason === 'key-missing') logDebug(CHARTS.keyMissingLog);
  }, [reason]);

  return { ...list, films };
}
