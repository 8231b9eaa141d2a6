import { DETAILS_FRESH_MS, FILM_PARTS, PATHS, TRANSLATIONS } from '../../../config/movie-database/requests';
import { DEFAULT_LANGUAGE, type FilmLanguage } from '../../../config/film/viewing-limits';
import type { FilmDetails } from '../../../domain/film/film-details';
import type { WatchPreferences } from '../../../domain/viewing/viewing';
import type { TmdbResult, Dated, TmdbClient, Params } from '../client/client';
import type { LoadMovieDatabase } from '../query/list-query';
import { parseFilmDetails } from '../parse/parse-film-details';
import { ThrownTmdbError } from '../query/thrown-error';

/** Trailers are told in the asked language alone, unless others are named; most films have one in English only. */
function detailsParams({ language }: Pick<WatchPreferences, 'language'>): Params {
  const { details } = FILM_PARTS;
  if (language === DEFAULT_LANGUAGE) return { append_to_response: details };
  return { append_to_response: `${details},${TRANSLATIONS}`, include_video_language: `${language.slice(0, 2)},en` };
}

/** All that a film's screen shows, with credits, videos, release dates and providers, in one request. */
export function fetchFilmDetails(client: TmdbClient, id: number, signal?: AbortSignal): TmdbResult<Dated<FilmDetails>> {
  const viewing = client.preferences();
  const parse = (body: unknown) => parseFilmDetails(body, viewing);
  return client.getDated(PATHS.film(id), detailsParams(viewing), parse, signal);
}

/** Options of the query cache for one film's details. */
export interface DetailsQuery {
  readonly queryKey: readonly ['film-details', number, string, FilmLanguage];
  /** @throws ThrownMovieDatabaseError */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<FilmDetails>;
  /** Milliseconds from the fetch for which nothing is asked. */
  readonly staleTime: number;
}

/** A film's details as a query: dialog and detail screen share one answer. */
export function detailsQuery(load: LoadMovieDatabase, id: number, { country, language }: WatchPreferences): DetailsQuery {
  return {
    queryKey: ['film-details', id, country, language],
    queryFn: async ({ signal }) => {
      const { tmdb } = await load();
      const answer = await fetchFilmDetails(tmdb, id, signal);
      if (!answer.ok) throw new ThrownTmdbError(answer.error);
      return answer.value.value;
    },
    staleTime: DETAILS_FRESH_MS,
  };
}
