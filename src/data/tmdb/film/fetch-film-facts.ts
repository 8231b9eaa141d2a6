import { FILM_PARTS, PATHS } from '../../../config/movie-database/requests';
import type { FilmFacts } from '../../../domain/film/film-facts';
import type { Answer, Dated, MovieDatabase } from '../client/client';
import type { Urgency } from '../client/request-slots';
import { parseFilmFacts } from '../parse/parse-film-facts';

/** A film's certification, trailer, services, keywords and series, all in one request. */
export function fetchFilmFacts(
  client: MovieDatabase,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): Answer<Dated<FilmFacts>> {
  const params = { append_to_response: FILM_PARTS.facts };
  const { country } = client.viewing();
  return client.getDated(PATHS.film(id), params, (body) => parseFilmFacts(body, country), signal, urgency);
}
