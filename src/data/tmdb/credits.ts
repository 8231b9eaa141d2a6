import { PATHS } from '../../config/movie-database';
import type { Credits } from '../../domain/film-details';
import type { Answer, MovieDatabase } from './client';
import { parseCredits } from './parse/credits';

/** A film's cast and crew. */
export function fetchCredits(client: MovieDatabase, id: number, signal?: AbortSignal): Answer<Credits> {
  return client.get(PATHS.credits(id), {}, parseCredits, signal);
}
