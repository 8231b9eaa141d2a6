import { DEFAULT_LANGUAGE } from '../../../config/streaming';
import { PATHS } from '../../../config/tmdb';
import type { Candidate } from '../../../domain/movies/movie';
import type { MovieDetails } from '../../../domain/movies/movie-details';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, TmdbClient, Params } from '../client/client';
import { parseFoundMovies, parseListPage } from '../parse/list-page';
import { parseMovieDetails } from '../parse/parse-film-details';
import { IMDB_PARAMS, searchParams, titleParams } from '../query/search-params';

/** How a movie that another site names is looked up. */
export interface MovieLookup {
  readonly tmdb: Pick<TmdbClient, 'getDated'>;
  /** Told before each request. */
  readonly onRequest: () => void;
  readonly signal: AbortSignal;
}

/** Asks behind all that somebody waits for; in English, as other sites name their movies. */
async function ask<T>(
  { tmdb, onRequest, signal }: MovieLookup,
  path: string,
  params: Params,
  parse: (body: unknown) => T | null,
): TmdbResult<T> {
  onRequest();
  const answer = await tmdb.getDated(path, { language: DEFAULT_LANGUAGE, ...params }, parse, signal, 'ahead');
  return answer.ok ? ok(answer.value.value) : answer;
}

/** The movie of an id. */
export function lookUpId(lookup: MovieLookup, id: number): TmdbResult<MovieDetails> {
  return ask(lookup, PATHS.movie(id), {}, (body) => parseMovieDetails(body));
}

/** The movies of an id of the Internet Movie Database: one at most. */
export function lookUpImdbId(lookup: MovieLookup, id: string): TmdbResult<readonly Candidate[]> {
  return ask(lookup, PATHS.find(id), IMDB_PARAMS, parseFoundMovies);
}

/** The best known movies that a title finds. @param year null for any */
export async function lookUpTitle(
  lookup: MovieLookup,
  title: string,
  year: number | null,
): TmdbResult<readonly Candidate[]> {
  const params = year === null ? searchParams(title) : titleParams(title, year);
  const page = await ask(lookup, PATHS.searchTitle, params, parseListPage);
  return page.ok ? ok(page.value.movies) : page;
}
