import type { Candidate } from '../../../domain/movies/movie';
import { popularQuery } from '../../../api/tmdb/lists';
import { useServices } from '../session/services-context';
import { useMovieList, type MovieList } from './use-film-list';

/** Popular movies; the landing hero takes its backdrops from them. */
export function usePopular(): MovieList<Candidate> {
  return useMovieList(popularQuery(useServices()));
}
