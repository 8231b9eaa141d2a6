import { IMPORT_KNOWN_VOTES } from '../../config/import';
import { type Candidate, movieOf, releaseYear, summaryOf } from '../../domain/movies/movie';
import { movieOfDetails } from '../../domain/movies/movie-details';
import { matchByTitle, matchByYear, type Match } from '../../domain/import/match-movie';
import type { SearchedMovie } from '../../domain/import/import-row';
import { titleKey } from '../../domain/import/merge-files';
import { ok, type Result } from '../../domain/values/result';
import type { MovieRow } from '../../db/member-database';
import type { TmdbResult } from '../../api/tmdb/client';
import type { TmdbError } from '../../api/tmdb/errors';
import { lookUpId, lookUpImdbId, lookUpSeries, lookUpTitle, type MovieLookup } from '../../api/tmdb/title-search';

/** The result of looking up a movie of a file. */
export type Found =
  | { readonly kind: 'found'; readonly movie: MovieRow }
  | { readonly kind: 'ambiguous'; readonly movies: readonly MovieRow[] }
  | { readonly kind: 'none' }
  /** The movie database can't answer for this movie. */
  | { readonly kind: 'failed' };

const rowOf = (movie: Candidate): MovieRow => ({ id: movie.id, ...summaryOf(movieOf(movie)) });

function found(match: Match): Found {
  if (match.kind === 'found') return { kind: 'found', movie: rowOf(match.movie) };
  return match.kind === 'ambiguous' ? { kind: 'ambiguous', movies: match.movies.map(rowOf) } : match;
}

/** The lookup's value; null if there's no such movie. */
function orNull<T>(result: Result<T, TmdbError>): Result<T | null, TmdbError> {
  return result.ok || result.error.reason !== 'not-found' ? result : ok(null);
}

async function byId(lookup: MovieLookup, id: number): TmdbResult<MovieRow | null> {
  const details = orNull(await lookUpId(lookup, id));
  return details.ok ? ok(details.value && { id, ...summaryOf(movieOfDetails(details.value)) }) : details;
}

async function byImdbId(lookup: MovieLookup, id: string): TmdbResult<MovieRow | null> {
  const movies = orNull(await lookUpImdbId(lookup, id));
  return movies.ok ? ok(movies.value?.[0] ? rowOf(movies.value[0]) : null) : movies;
}

/**
 * By title: among movies of the year first, as a common title has several pages of movies; then among all; else the
 * best match of that year.
 */
async function byTitle(lookup: MovieLookup, row: SearchedMovie): TmdbResult<Match> {
  const { title, year } = row;
  if (title === '') return ok({ kind: 'none' });
  const ofYear = year === null ? ok([]) : await lookUpTitle(lookup, title, year);
  if (!ofYear.ok) return ofYear;
  const first = matchByTitle(row, ofYear.value);
  if (first.kind !== 'none') return ok(first);
  const any = await lookUpTitle(lookup, title, null);
  if (!any.ok) return any;
  const match = matchByTitle(row, any.value);
  return ok(match.kind === 'none' ? matchByYear(row, ofYear.value) : match);
}

/**
 * A movie found by title, which the member has to confirm if a series has the same title and year and the movie is of
 * another year or hardly known.
 */
async function unlessSeries(lookup: MovieLookup, { title, year }: SearchedMovie, movie: Candidate): TmdbResult<Found> {
  const isCertain = releaseYear(movie.releaseDate) === year && movie.voteCount >= IMPORT_KNOWN_VOTES;
  if (year === null || isCertain) return ok(found({ kind: 'found', movie }));
  const series = orNull(await lookUpSeries(lookup, title, year));
  if (!series.ok) return series;
  const isSeries = series.value?.some((name) => titleKey(name) === titleKey(title)) ?? false;
  return ok(found(isSeries ? { kind: 'ambiguous', movies: [movie] } : { kind: 'found', movie }));
}

/** Finds a movie by TMDB id, IMDb id, or title and year, in this order. */
export async function findMovie(lookup: MovieLookup, row: SearchedMovie): TmdbResult<Found> {
  const { tmdbId, imdbId, mayBeSeries } = row;
  for (const lookUp of [
    ...(tmdbId === null ? [] : [() => byId(lookup, tmdbId)]),
    ...(imdbId === null ? [] : [() => byImdbId(lookup, imdbId)]),
  ]) {
    const movie = await lookUp();
    if (!movie.ok) return movie;
    if (movie.value) return ok({ kind: 'found', movie: movie.value });
  }
  // The id of a series or an episode: a movie with its title is another one.
  if (mayBeSeries && (tmdbId !== null || imdbId !== null)) return ok({ kind: 'none' });
  const match = await byTitle(lookup, row);
  if (!match.ok) return match;
  return mayBeSeries && match.value.kind === 'found'
    ? unlessSeries(lookup, row, match.value.movie)
    : ok(found(match.value));
}
