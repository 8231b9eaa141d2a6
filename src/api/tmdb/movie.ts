import { DEFAULT_LANGUAGE, type MovieLanguage } from '../../config/streaming';
import { DETAILS_FRESH_MS, MOVIE_PARTS, PATHS, TRANSLATIONS } from '../../config/tmdb';
import type { MovieMetadata } from '../../domain/movies/metadata';
import type { Dated, DatedMovies } from '../../domain/movies/movie';
import type { MovieDetails } from '../../domain/movies/movie-details';
import type { WatchPreferences } from '../../domain/watch-preferences';
import { NO_FILTERS, type Params, type TmdbClient, type TmdbResult } from './client';
import { ThrownTmdbError } from './errors';
import { parseMovieDetails } from './parse-details';
import { overviewIn, parseMovieMetadata } from './parse-metadata';
import { type LoadTmdb, pageMovies } from './query';
import type { Urgency } from './request-queue';

/** By default, TMDB only returns trailers in the requested language; most movies only have one in English. */
function detailsParams({ language }: Pick<WatchPreferences, 'language'>): Params {
  const { details } = MOVIE_PARTS;
  if (language === DEFAULT_LANGUAGE) return { append_to_response: details };
  return { append_to_response: `${details},${TRANSLATIONS}`, ...videosIn(language) };
}

const videosIn = (language: MovieLanguage): Params => ({ include_video_language: `${language.slice(0, 2)},en` });

/** Fetches everything a movie's page shows, with credits, videos, release dates and providers, in one request. */
export function fetchMovieDetails(
  client: TmdbClient,
  id: number,
  signal?: AbortSignal,
): TmdbResult<Dated<MovieDetails>> {
  const preferences = client.preferences();
  const parse = (body: unknown) => parseMovieDetails(body, preferences);
  return client.getDated(PATHS.movie(id), detailsParams(preferences), parse, signal);
}

/** Query options for a movie's details. */
export interface DetailsQuery {
  readonly queryKey: readonly ['movie-details', number, string, MovieLanguage];
  /** @throws ThrownTmdbError */
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<MovieDetails>;
  /** Milliseconds for which the details are fresh. */
  readonly staleTime: number;
}

/** A movie's details as a query, shared by dialog and page. */
export function detailsQuery(load: LoadTmdb, id: number, { country, language }: WatchPreferences): DetailsQuery {
  return {
    queryKey: ['movie-details', id, country, language],
    queryFn: async ({ signal }) => {
      const { tmdb } = await load();
      const response = await fetchMovieDetails(tmdb, id, signal);
      if (!response.ok) throw new ThrownTmdbError(response.error);
      return response.value.value;
    },
    staleTime: DETAILS_FRESH_MS,
  };
}

/** Fetches certification, trailer, streaming services, keywords and series of a movie in one request. */
export function fetchMovieMetadata(
  client: TmdbClient,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<Dated<MovieMetadata>> {
  const { country, language } = client.preferences();
  const isRead = language === DEFAULT_LANGUAGE;
  // Always in English, which has an overview for most movies; only the trailer depends on the language.
  const params = {
    append_to_response: MOVIE_PARTS.facts,
    language: DEFAULT_LANGUAGE,
    ...(!isRead && videosIn(language)),
  };
  const parse = (body: unknown) => {
    const facts = parseMovieMetadata(body, country, language);
    return facts === null || isRead ? facts : { ...facts, englishOverview: overviewIn(body) };
  };
  return client.getDated(PATHS.movie(id), params, parse, signal, urgency);
}

/** The first page of movies similar to one, most similar first. */
export function fetchSimilarMovies(
  client: TmdbClient,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<DatedMovies> {
  return pageMovies(client.getMovies(PATHS.similar(id), { page: '1' }, NO_FILTERS, signal, urgency));
}

/** Similar movies as a query. */
export function similarMoviesQuery(load: LoadTmdb, id: number) {
  return {
    queryKey: ['similar', id],
    /** @throws ThrownTmdbError */
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { tmdb } = await load();
      const response = await fetchSimilarMovies(tmdb, id, signal, 'prefetch');
      if (!response.ok) throw new ThrownTmdbError(response.error);
      return response.value.value;
    },
    staleTime: DETAILS_FRESH_MS,
  };
}
