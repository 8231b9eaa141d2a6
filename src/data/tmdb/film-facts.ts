import { PATHS } from '../../config/movie-database';
import type { FilmFacts } from '../../domain/film-facts';
import type { Answer, MovieDatabase } from './client';
import { parseFilmFacts } from './parse/film-facts';

/** A film's certification, trailer and services, all in one request. */
export function fetchFilmFacts(client: MovieDatabase, id: number, signal?: AbortSignal): Answer<FilmFacts> {
  const params = { append_to_response: 'videos,release_dates,watch/providers' };
  return client.get(PATHS.film(id), params, parseFilmFacts, signal);
}
