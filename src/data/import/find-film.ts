import { DEFAULT_LANGUAGE } from '../../config/film/viewing-limits';
import { PATHS } from '../../config/movie-database/requests';
import type { Candidate } from '../../domain/film/film';
import { filmOfDetails } from '../../domain/film/film-details';
import { filmOf } from '../../domain/film/film-of';
import { summaryOf } from '../../domain/film/film-summary';
import { matchByTitle, matchByYear, type Match } from '../../domain/import/film-match';
import type { ImportedFilm } from '../../domain/import/imported-film';
import { ok, type Result } from '../../domain/values/result';
import type { FilmRow } from '../local/member/member-database';
import type { MovieDatabase, Params } from '../tmdb/client/client';
import type { MovieDatabaseError } from '../tmdb/client/error';
import { parseFoundFilms, parseListPage } from '../tmdb/parse/list-page';
import { parseFilmDetails } from '../tmdb/parse/parse-film-details';
import { searchParams, titleParams } from '../tmdb/query/search-params';

/** What the movie database has of a film of a file. */
export type Found =
  | { readonly kind: 'found'; readonly film: FilmRow }
  | { readonly kind: 'several'; readonly films: readonly FilmRow[] }
  | { readonly kind: 'none' };

/** How a film of a file is looked for. */
export interface FilmLookup {
  readonly movieDatabase: Pick<MovieDatabase, 'getDated'>;
  /** Told before each request. */
  readonly onRequest: () => void;
  readonly signal: AbortSignal;
}

type Wanted = Pick<ImportedFilm, 'title' | 'year' | 'imdbId' | 'tmdbId'>;
type Answered<T> = Promise<Result<T, MovieDatabaseError>>;

const rowOf = (film: Candidate): FilmRow => ({ id: film.id, ...summaryOf(filmOf(film)) });

function found(match: Match): Found {
  if (match.kind === 'found') return { kind: 'found', film: rowOf(match.film) };
  return match.kind === 'several' ? { kind: 'several', films: match.films.map(rowOf) } : match;
}

/** Asks behind all that somebody waits for; in English, as the files name their films. */
async function ask<T>(
  { movieDatabase, onRequest, signal }: FilmLookup,
  path: string,
  params: Params,
  parse: (body: unknown) => T | null,
): Answered<T> {
  onRequest();
  const answer = await movieDatabase.getDated(path, { language: DEFAULT_LANGUAGE, ...params }, parse, signal, 'ahead');
  return answer.ok ? ok(answer.value.value) : answer;
}

/** The film of an id; null where there is none. */
async function byId(lookup: FilmLookup, id: number): Answered<FilmRow | null> {
  const details = await ask(lookup, PATHS.film(id), {}, (body) => parseFilmDetails(body));
  if (details.ok) return ok({ id, ...summaryOf(filmOfDetails(details.value)) });
  return details.error.reason === 'not-found' ? ok(null) : details;
}

async function byImdbId(lookup: FilmLookup, id: string): Answered<FilmRow | null> {
  const films = await ask(lookup, PATHS.find(id), { external_source: 'imdb_id' }, parseFoundFilms);
  if (!films.ok) return films.error.reason === 'not-found' ? ok(null) : films;
  const [film] = films.value;
  return ok(film ? rowOf(film) : null);
}

async function search(lookup: FilmLookup, params: Params): Answered<readonly Candidate[]> {
  const page = await ask(lookup, PATHS.searchTitle, params, parseListPage);
  return page.ok ? ok(page.value.films) : page;
}

/**
 * By title: first among films of the year, as a common title has more films than one page; then among all; else those of
 * the year that the movie database finds by it.
 */
async function byTitle(lookup: FilmLookup, wanted: Wanted): Answered<Found> {
  const { title, year } = wanted;
  if (title === '') return ok({ kind: 'none' });
  const ofYear = year === null ? ok([]) : await search(lookup, titleParams(title, year));
  if (!ofYear.ok) return ofYear;
  const first = matchByTitle(wanted, ofYear.value);
  if (first.kind !== 'none') return ok(found(first));
  const any = await search(lookup, searchParams(title));
  if (!any.ok) return any;
  const match = matchByTitle(wanted, any.value);
  return ok(found(match.kind === 'none' ? matchByYear(wanted, ofYear.value) : match));
}

/** Finds a film by the best that its file tells: the movie database's id, IMDb's, else title and year. */
export async function findFilm(lookup: FilmLookup, wanted: Wanted): Answered<Found> {
  const { tmdbId, imdbId } = wanted;
  for (const look of [
    ...(tmdbId === null ? [] : [() => byId(lookup, tmdbId)]),
    ...(imdbId === null ? [] : [() => byImdbId(lookup, imdbId)]),
  ]) {
    const film = await look();
    if (!film.ok) return film;
    if (film.value) return ok({ kind: 'found', film: film.value });
  }
  return byTitle(lookup, wanted);
}
