import { IMPORT_CANDIDATES } from '../../config/import';
import { type Candidate, releaseYear } from '../movies/movie';
import type { ImportRow } from './import-row';
import { titleKey } from './merge-files';

/** The result of matching a movie of a file with TMDB's. */
export type Match =
  | { readonly kind: 'found'; readonly movie: Candidate }
  /** Ambiguous; likeliest first. */
  | { readonly kind: 'ambiguous'; readonly movies: readonly Candidate[] }
  | { readonly kind: 'none' };

/** Sites differ by a year for movies that were shown at festivals first. */
const YEARS_APART = 1;

/** Years between a movie's release and the file's year; 0 if the file has none. */
function yearsApart({ releaseDate }: Candidate, year: number | null): number {
  return year === null ? 0 : Math.abs(releaseYear(releaseDate) - year);
}

/**
 * Matches a movie by title and year. If exactly one has the same title and year, or else the same title and an adjacent
 * year, it's found; otherwise movies with the same title are candidates.
 */
export function matchByTitle({ title, year }: Pick<ImportRow, 'title' | 'year'>, found: readonly Candidate[]): Match {
  const key = titleKey(title);
  const same = found.filter((movie) => titleKey(movie.title) === key);
  const close = same.filter((movie) => yearsApart(movie, year) <= YEARS_APART);
  const exact = close.filter((movie) => yearsApart(movie, year) === 0);
  const [match, another] = exact.length > 0 ? exact : close;
  if (match && !another) return { kind: 'found', movie: match };
  return ambiguousMatch(close.length > 0 ? close : same);
}

/** Candidates of the same year if none has the title: TMDB also finds movies by alternative titles. */
export function matchByYear({ year }: Pick<ImportRow, 'year'>, found: readonly Candidate[]): Match {
  return ambiguousMatch(year === null ? [] : found.filter((movie) => yearsApart(movie, year) <= YEARS_APART));
}

const ambiguousMatch = (movies: readonly Candidate[]): Match =>
  movies.length === 0 ? { kind: 'none' } : { kind: 'ambiguous', movies: movies.slice(0, IMPORT_CANDIDATES) };
