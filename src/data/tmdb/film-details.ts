import { PATHS } from '../../config/movie-database';
import type { FilmDetails } from '../../domain/film-details';
import type { Answer, Dated, MovieDatabase } from './client';
import { parseFilmDetails } from './parse/film-details';

/** All that a film's screen shows, with credits, videos, release dates and providers, in one request. */
export function fetchFilmDetails(client: MovieDatabase, id: number, signal?: AbortSignal): Answer<Dated<FilmDetails>> {
  const params = { append_to_response: 'credits,videos,release_dates,watch/providers' };
  return client.getDated(PATHS.film(id), params, parseFilmDetails, signal);
}
