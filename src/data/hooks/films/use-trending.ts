import { useMemo } from 'react';
import { trendingMovies } from '../../../domain/lists/charts';
import type { Movie } from '../../../domain/movies/movie';
import { trendingQuery } from '../../../api/tmdb/lists';
import { useServices } from '../session/services-context';
import { useMovieList, type MovieList } from './use-film-list';

/** The five movies that trend today. */
export function useTrending(): MovieList<Movie> {
  const list = useMovieList(trendingQuery(useServices()));
  const movies = useMemo(() => trendingMovies(list.movies), [list.movies]);
  return { ...list, movies };
}
