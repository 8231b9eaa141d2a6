import type { MovieMetadata } from '../../../domain/movies/metadata';
import type { MovieQuery, StreamedBy } from '../../../domain/movies/movie-query';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, TmdbClient } from '../client/client';
import { fetchDiscover } from './discover';
import { fetchMovieMetadata } from '../film/fetch-film-facts';
import type { ListPage } from '../parse/list-page';

/** The two questions a search asks; a cache may stand in front of them. */
export interface MovieSource {
  readonly discover: (query: MovieQuery, page: number, signal?: AbortSignal) => TmdbResult<ListPage>;
  readonly facts: (id: number, signal?: AbortSignal) => TmdbResult<MovieMetadata>;
  /** What is known of a movie without asking, where something keeps it. */
  readonly known?: (id: number) => MovieMetadata | null;
}

/**
 * The movie database itself as the source.
 * @param streamed where all movies are to stream; anywhere where null
 */
export function movieSource(client: TmdbClient, streamed: StreamedBy | null = null): MovieSource {
  return {
    discover: (query, page, signal) =>
      fetchDiscover(client, streamed === null ? query : { ...query, streamed }, page, signal),
    async facts(id, signal) {
      const dated = await fetchMovieMetadata(client, id, signal);
      return dated.ok ? ok(dated.value.value) : dated;
    },
  };
}
