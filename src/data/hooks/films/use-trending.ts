import { useMemo } from 'react';
import { trendingFilms } from '../../../domain/lists/chart-films';
import type { Film } from '../../../domain/film/film';
import { trendingQuery } from '../../tmdb/lists/trending';
import { useServices } from '../session/services-context';
import { useFilmList, type FilmList } from './use-film-list';

/** The five films that trend today. */
export function useTrending(): FilmList<Film> {
  const list = useFilmList(trendingQuery(useServices()));
  const films = useMemo(() => trendingFilms(list.films), [list.films]);
  return { ...list, films };
}
