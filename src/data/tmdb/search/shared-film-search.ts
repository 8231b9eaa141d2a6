import { DETAILS_FRESH_MS, PATHS } from '../../../config/tmdb';
import type { Candidate } from '../../../domain/movies/movie';
import type { SharedMovie } from '../../../domain/movies/share-target';
import { ok } from '../../../domain/values/result';
import { NO_PROOF, type TmdbResult, type TmdbClient } from '../client/client';
import { parseFoundMovies } from '../parse/list-page';
import type { LoadMovieDatabase } from '../query/list-query';
import { IMDB_PARAMS, searchParams } from '../query/search-params';
import { ThrownTmdbError } from '../query/thrown-error';

/** Movies that may be meant by what was shared, the likeliest first; none where it names none that can be asked for. */
export async function findSharedMovie(
  client: TmdbClient,
  shared: SharedMovie,
  signal?: AbortSignal,
): TmdbResult<readonly Candidate[]> {
  switch (shared.kind) {
    case 'imdb':
      return client.get(PATHS.find(shared.id), IMDB_PARAMS, parseFoundMovies, signal);
    case 'title': {
      const page = await client.getMovies(PATHS.searchTitle, searchParams(shared.title), NO_PROOF, signal);
      return page.ok ? ok(page.value.value.movies) : page;
    }
    case 'movie':
    case 'other-address':
    case 'nothing':
      return ok([]);
  }
}

/** Options of the query cache for the movies that may be meant. */
export function sharedMovieQuery(load: LoadMovieDatabase, shared: SharedMovie) {
  return {
    queryKey: ['shared-movie', shared],
    /** @throws ThrownMovieDatabaseError */
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { tmdb } = await load();
      const answer = await findSharedMovie(tmdb, shared, signal);
      if (!answer.ok) throw new ThrownTmdbError(answer.error);
      return answer.value;
    },
    staleTime: DETAILS_FRESH_MS,
  } as const;
}
