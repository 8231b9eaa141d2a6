import { DETAILS_FRESH_MS, PATHS } from '../../../config/movie-database/requests';
import type { Candidate } from '../../../domain/film/film';
import type { SharedFilm } from '../../../domain/film/shared-film';
import { ok } from '../../../domain/values/result';
import { NO_PROOF, type TmdbResult, type TmdbClient } from '../client/client';
import { parseFoundFilms } from '../parse/list-page';
import type { LoadMovieDatabase } from '../query/list-query';
import { IMDB_PARAMS, searchParams } from '../query/search-params';
import { ThrownTmdbError } from '../query/thrown-error';

/** Films that may be meant by what was shared, the likeliest first; none where it names none that can be asked for. */
export async function findSharedFilm(
  client: TmdbClient,
  shared: SharedFilm,
  signal?: AbortSignal,
): TmdbResult<readonly Candidate[]> {
  switch (shared.kind) {
    case 'imdb':
      return client.get(PATHS.find(shared.id), IMDB_PARAMS, parseFoundFilms, signal);
    case 'title': {
      const page = await client.getFilms(PATHS.searchTitle, searchParams(shared.title), NO_PROOF, signal);
      return page.ok ? ok(page.value.value.films) : page;
    }
    case 'film':
    case 'other-address':
    case 'nothing':
      return ok([]);
  }
}

/** Options of the query cache for the films that may be meant. */
export function sharedFilmQuery(load: LoadMovieDatabase, shared: SharedFilm) {
  return {
    queryKey: ['shared-film', shared],
    /** @throws ThrownMovieDatabaseError */
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { tmdb } = await load();
      const answer = await findSharedFilm(tmdb, shared, signal);
      if (!answer.ok) throw new ThrownTmdbError(answer.error);
      return answer.value;
    },
    staleTime: DETAILS_FRESH_MS,
  } as const;
}
