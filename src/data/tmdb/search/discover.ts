import { PATHS } from '../../../config/tmdb';
import type { MovieQuery } from '../../../domain/movies/movie-query';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, TmdbClient } from '../client/client';
import type { Urgency } from '../client/request-slots';
import type { ListPage } from '../parse/list-page';
import { discoverParams } from '../query/discover-params';

/** One page of the movies that a query asks for. */
export async function fetchDiscover(
  client: TmdbClient,
  query: MovieQuery,
  page: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<ListPage> {
  const params = { ...discoverParams(query), page: String(page) };
  const told = { ratings: query.certifications, theme: query.theme };
  const answer = await client.getMovies(PATHS.discover, params, told, signal, urgency);
  return answer.ok ? ok(answer.value.value) : answer;
}
