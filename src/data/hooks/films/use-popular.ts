import type { Candidate } from '../../../domain/film/film';
import { popularQuery } from '../../tmdb/lists/popular';
import { useServices } from '../session/services-context';
import { useFilmList, type FilmList } from './use-film-list';

/** Popular films; the landing hero takes its backdrops from them. */
export function usePopular(): FilmList<Candidate> {
  return useFilmList(popularQuery(useServices()));
}
