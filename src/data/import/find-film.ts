import type { Candidate } from '../../domain/film/film';
import { filmOfDetails } from '../../domain/film/film-details';
import { filmOf } from '../../domain/film/film-of';
import { summaryOf } from '../../domain/film/film-summary';
import { matchByTitle, matchByYear, type Match } from '../../domain/import/film-match';
import type { ImportedFilm } from '../../domain/import/imported-film';
import { ok, type Result } from '../../domain/values/result';
import type { FilmRow } from '../local/member/member-database';
import type { TmdbResult } from '../tmdb/client/client';
import type { TmdbError } from '../tmdb/client/error';
import { lookUpId, lookUpImdbId, lookUpTitle, type FilmLookup } from '../tmdb/search/film-lookup';

/** What the movie database has of a film of a file. */
export type Found =
  | { readonly kind: 'found'; readonly film: FilmRow }
  | { readonly kind: 'several'; readonly films: readonly FilmRow[] }
  | { readonly kind: 'none' };

type Wanted = Pick<ImportedFilm, 'title' | 'year' | 'imdbId' | 'tmdbId'>;

const rowOf = (film: Candidate): FilmRow => ({ id: film.id, ...summaryOf(filmOf(film)) });

function found(match: Match): Found {
  if (match.kind === 'found') return { kind: 'found', film: rowOf(match.film) };
  return match.kind === 'several' ? { kind: 'several', films: match.films.map(rowOf) } : match;
}

/** What was looked up by an id; null where there is none. */
function ifThere<T>(answer: Result<T, TmdbError>): Result<T | null, TmdbError> {
  return answer.ok || answer.error.reason !== 'not-found' ? answer : ok(null);
}

async function byId(lookup: FilmLookup, id: number): TmdbResult<FilmRow | null> {
  const details = ifThere(await lookUpId(lookup, id));
  return details.ok ? ok(details.value && { id, ...summaryOf(filmOfDetails(details.value)) }) : details;
}

async function byImdbId(lookup: FilmLookup, id: string): TmdbResult<FilmRow | null> {
  const films = ifThere(await lookUpImdbId(lookup, id));
  return films.ok ? ok(films.value?.[0] ? rowOf(films.value[0]) : null) : films;
}

/**
 * By title: first among films of the year, as a common title has more films than one page; then among all; else those of
 * the year that the movie database finds by it.
 */
async function byTitle(lookup: FilmLookup, wanted: Wanted): TmdbResult<Found> {
  const { title, year } = wanted;
  if (title === '') return ok({ kind: 'none' });
  const ofYear = year === null ? ok([]) : await lookUpTitle(lookup, title, year);
  if (!ofYear.ok) return ofYear;
  const first = matchByTitle(wanted, ofYear.value);
  if (first.kind !== 'none') return ok(found(first));
  const any = await lookUpTitle(lookup, title, null);
  if (!any.ok) return any;
  const match = matchByTitle(wanted, any.value);
  return ok(found(match.kind === 'none' ? matchByYear(wanted, ofYear.value) : match));
}

/** Finds a film by the best that its file tells: the movie database's id, IMDb's, else title and year. */
export async function findFilm(lookup: FilmLookup, wanted: Wanted): TmdbResult<Found> {
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
