import { DEFAULT_LANGUAGE } from '../../../config/film/viewing-limits';
import { PATHS } from '../../../config/movie-database/requests';
import type { Candidate } from '../../../domain/film/film';
import type { FilmDetails } from '../../../domain/film/film-details';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, TmdbClient, Params } from '../client/client';
import { parseFoundFilms, parseListPage } from '../parse/list-page';
import { parseFilmDetails } from '../parse/parse-film-details';
import { IMDB_PARAMS, searchParams, titleParams } from '../query/search-params';

/** How a film that another site names is looked up. */
export interface FilmLookup {
  readonly tmdb: Pick<TmdbClient, 'getDated'>;
  /** Told before each request. */
  readonly onRequest: () => void;
  readonly signal: AbortSignal;
}

/** Asks behind all that somebody waits for; in English, as other sites name their films. */
async function ask<T>(
  { tmdb, onRequest, signal }: FilmLookup,
  path: string,
  params: Params,
  parse: (body: unknown) => T | null,
): TmdbResult<T> {
  onRequest();
  const answer = await tmdb.getDated(path, { language: DEFAULT_LANGUAGE, ...params }, parse, signal, 'ahead');
  return answer.ok ? ok(answer.value.value) : answer;
}

/** The film of an id. */
export function lookUpId(lookup: FilmLookup, id: number): TmdbResult<FilmDetails> {
  return ask(lookup, PATHS.film(id), {}, (body) => parseFilmDetails(body));
}

/** The films of an id of the Internet Movie Database: one at most. */
export function lookUpImdbId(lookup: FilmLookup, id: string): TmdbResult<readonly Candidate[]> {
  return ask(lookup, PATHS.find(id), IMDB_PARAMS, parseFoundFilms);
}

/** The best known films that a title finds. @param year null for any */
export async function lookUpTitle(
  lookup: FilmLookup,
  title: string,
  year: number | null,
): TmdbResult<readonly Candidate[]> {
  const params = year === null ? searchParams(title) : titleParams(title, year);
  const page = await ask(lookup, PATHS.searchTitle, params, parseListPage);
  return page.ok ? ok(page.value.films) : page;
}
