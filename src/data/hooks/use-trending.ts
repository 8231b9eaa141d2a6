import { useMemo } from 'react';
import { trendingFilms } from '../../domain/charts';
import type { Film } from '../../domain/film';
import { trendingQuery } from '../tmdb/trending';
import { useServices } from './services-context';
import { useFilmList, type FilmList } from './use-film-list';

/** The five films that trend today. */
export function useTrending(): FilmList<Film> {
  const list = useFilmList(trendingQuery(useServices()));
  const films = useMemo(() => trendingFilms(list.films), [list.films]);
  return { ...list, films };
}
