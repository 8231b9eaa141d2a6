import type { FilmFacts } from '../../domain/film-facts';
import type { Answer, MovieDatabase, Params } from './client';
import { fetchDiscover } from './discover';
import { fetchFilmFacts } from './film-facts';
import type { ListPage } from './parse/list-page';

/** The two questions a search asks; a cache may stand in front of them. */
export interface FilmSource {
  readonly discover: (params: Params, page: number, signal?: AbortSignal) => Answer<ListPage>;
  readonly facts: (id: number, signal?: AbortSignal) => Answer<FilmFacts>;
}

/** The movie database itself as the source. */
export function filmSource(client: MovieDatabase): FilmSource {
  return {
    discover: (params, page, signal) => fetchDiscover(client, params, page, signal),
    facts: (id, signal) => fetchFilmFacts(client, id, signal),
  };
}
