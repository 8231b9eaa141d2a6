import { DETAILS_FRESH_MS, MOVIE_PARTS, PATHS, TRANSLATIONS } from '../../../config/tmdb';
import { DEFAULT_LANGUAGE, type MovieLanguage } from '../../../config/streaming';
import type { MovieDetails } from '../../../domain/movies/movie-details';
import type { WatchPreferences } from '../../../domain/watch-preferences';
import type { TmdbResult, Dated, TmdbClient, Params } from '../client/client';
import type { LoadMovieDatabase } from '../query/list-query';
import { parseMovieDetails } from '../parse/parse-film-details';
import { ThrownTmdbError } from '../query/thrown-error';

/** Trailers are told in the asked language alone, unless others are named; most movies have one in English only. */
function detailsParams({ language }: Pick<WatchPreferences, 'language'>): Params {
  const { details } = MOVIE_PARTS;
  if (language === DEFAULT_LANGUAGE) return { append_to_response: details };
  return { append_to_response: `${details},${TRANSLATIONS}`, include_video_language: `${language.slice(0, 2)},en` };
}

/** All that a movie's screen shows, with credits, videos, release dates and providers, in one request. */
export function fetchMovieDetails(client: TmdbClient, id: number, signal?: AbortSignal): TmdbResult<Dated<MovieDetails>> {
  const viewing = client.preferences();
  const parse = (body: unknown) => parseMovieDetails(body, viewing);
  return client.getDated(PATHS.movie(id), detailsParams(viewing), parse, signal);
}

/** Options of the query cache for one movie's details. */
export interface DetailsQuery {
  readonly queryKey: readonly ['movie-details', number, string, MovieLanguage];
  /** @throws ThrownMovieDatabaseError */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<MovieDetails>;
  /** Milliseconds from the fetch for which nothing is asked. */
  readonly staleTime: number;
}

/** A movie's details as a query: dialog and detail screen share one answer. */
export function detailsQuery(load: LoadMovieDatabase, id: number, { country, language }: WatchPreferences): DetailsQuery {
  return {
    queryKey: ['movie-details', id, country, language],
    queryFn: async ({ signal }) => {
      const { tmdb } = await load();
      const answer = await fetchMovieDetails(tmdb, id, signal);
      if (!answer.ok) throw new ThrownTmdbError(answer.error);
      return answer.value.value;
    },
    staleTime: DETAILS_FRESH_MS,
  };
}
