import { IMPORT_CANDIDATES } from '../../config/import';
import { type Candidate, releaseYear } from '../movies/movie';
import { titleKey, type ImportRow } from './import-row';

/** What the movie database's movies are to a movie of a file. */
export type Match =
  | { readonly kind: 'found'; readonly movie: Candidate }
  /** Several may be meant, the likeliest first. */
  | { readonly kind: 'several'; readonly movies: readonly Candidate[] }
  | { readonly kind: 'none' };

/** Sites disagree by a year on movies that were shown at festivals first. */
const YEARS_APART = 1;

/** Years between a movie's release and what the file says; 0 where the file says none. */
function yearsApart({ releaseDate }: Candidate, year: number | null): number {
  return year === null ? 0 : Math.abs(releaseYear(releaseDate) - year);
}

/**
 * The movie that a file names by title and year among those found for its title. One with the same title of that year is
 * meant, else the one of a year beside it. Several alike, and those of the same title from another time, are for a decision.
 */
export function matchByTitle(
  { title, year }: Pick<ImportRow, 'title' | 'year'>,
  found: readonly Candidate[],
): Match {
  const key = titleKey(title);
  const same = found.filter((movie) => titleKey(movie.title) === key);
  const near = same.filter((movie) => yearsApart(movie, year) <= YEARS_APART);
  const exact = near.filter((movie) => yearsApart(movie, year) === 0);
  const [meant, another] = exact.length > 0 ? exact : near;
  if (meant && !another) return { kind: 'found', movie: meant };
  return severalOf(near.length > 0 ? near : same);
}

/** Movies of the year, where none bears the title: the movie database finds movies by their other titles, too. */
export function matchByYear({ year }: Pick<ImportRow, 'year'>, found: readonly Candidate[]): Match {
  return severalOf(year === null ? [] : found.filter((movie) => yearsApart(movie, year) <= YEARS_APART));
}

const severalOf = (movies: readonly Candidate[]): Match =>
  movies.length === 0 ? { kind: 'none' } : { kind: 'several', movies: movies.slice(0, IMPORT_CANDIDATES) };
