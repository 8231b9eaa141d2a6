import { PATHS } from '../../config/tmdb';
import type { MovieMetadata } from '../../domain/movies/metadata';
import type { MovieQuery, StreamedBy } from '../../domain/movies/movie-query';
import { ok } from '../../domain/values/result';
import type { TmdbClient, TmdbResult } from './client';
import { fetchMovieMetadata } from './movie';
import type { ListPage } from './parse-list';
import { discoverParams } from './query';
import type { Urgency } from './request-queue';

/** Fetches one page of movies. */
export async function fetchDiscover(
  client: TmdbClient,
  query: MovieQuery,
  page: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<ListPage> {
  const params = { ...discoverParams(query), page: String(page) };
  const filters = { ratings: query.certifications, theme: query.theme };
  const response = await client.getMovies(PATHS.discover, params, filters, signal, urgency);
  return response.ok ? ok(response.value.value) : response;
}

/** The requests of a search; may be backed by a cache. */
export interface DiscoverSource {
  readonly discover: (query: MovieQuery, page: number, signal?: AbortSignal) => TmdbResult<ListPage>;
  readonly metadata: (id: number, signal?: AbortSignal) => TmdbResult<MovieMetadata>;
  /** Metadata that's known without a request. */
  readonly knownMetadata?: (id: number) => MovieMetadata | null;
}

/**
 * TMDB as the source.
 * @param streamed restricts movies to streaming services; null for all
 */
export function discoverSource(client: TmdbClient, streamed: StreamedBy | null = null): DiscoverSource {
  return {
    discover: (query, page, signal) =>
      fetchDiscover(client, streamed === null ? query : { ...query, streamed }, page, signal),
    async metadata(id, signal) {
      const dated = await fetchMovieMetadata(client, id, signal);
      return dated.ok ? ok(dated.value.value) : dated;
    },
  };
}
