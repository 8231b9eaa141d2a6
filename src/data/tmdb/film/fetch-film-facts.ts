import { DEFAULT_LANGUAGE } from '../../../config/streaming';
import { MOVIE_PARTS, PATHS } from '../../../config/tmdb';
import type { MovieMetadata } from '../../../domain/movies/metadata';
import type { TmdbResult, Dated, TmdbClient } from '../client/client';
import type { Urgency } from '../client/request-slots';
import { overviewIn, parseMovieMetadata } from '../parse/parse-film-facts';

/** A movie's certification, trailer, services, keywords and series, all in one request. */
export function fetchMovieMetadata(
  client: TmdbClient,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<Dated<MovieMetadata>> {
  // In English, whatever is read: it has a trailer and an overview for most movies, and the facts are the same.
  const params = { append_to_response: MOVIE_PARTS.facts, language: DEFAULT_LANGUAGE };
  const { country, language } = client.preferences();
  const isRead = language === DEFAULT_LANGUAGE;
  const parse = (body: unknown) => {
    const facts = parseMovieMetadata(body, country);
    return facts === null || isRead ? facts : { ...facts, englishOverview: overviewIn(body) };
  };
  return client.getDated(PATHS.movie(id), params, parse, signal, urgency);
}
