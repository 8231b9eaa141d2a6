import { IMPORT_CANDIDATES } from '../../config/account/import-limits';
import type { Candidate } from '../film/film';
import { releaseYear } from '../film/film-of';
import { titleKey, type ImportedFilm } from './imported-film';

/** What the movie database's films are to a film of a file. */
export type Match =
  | { readonly kind: 'found'; readonly film: Candidate }
  /** Several may be meant, the likeliest first. */
  | { readonly kind: 'several'; readonly films: readonly Candidate[] }
  | { readonly kind: 'none' };

/** Sites disagree by a year on films that were shown at festivals first. */
const YEARS_APART = 1;

/** Years between a film's release and what the file says; 0 where the file says none. */
function yearsApart({ releaseDate }: Candidate, year: number | null): number {
  return year === null ? 0 : Math.abs(releaseYear(releaseDate) - year);
}

/**
 * The film that a file names by title and year among those found for its title. One with the same title of that year is
 * meant, else the one of a year beside it. Several alike, and those of the same title from another time, are for a decision.
 */
export function matchByTitle(
  { title, year }: Pick<ImportedFilm, 'title' | 'year'>,
  found: readonly Candidate[],
): Match {
  const key = titleKey(title);
  const same = found.filter((film) => titleKey(film.title) === key);
  const near = same.filter((film) => yearsApart(film, year) <= YEARS_APART);
  const exact = near.filter((film) => yearsApart(film, year) === 0);
  const [meant, another] = exact.length > 0 ? exact : near;
  if (meant && !another) return { kind: 'found', film: meant };
  return severalOf(near.length > 0 ? near : same);
}

/** Films of the year, where none bears the title: the movie database finds films by their other titles, too. */
export function matchByYear({ year }: Pick<ImportedFilm, 'year'>, found: readonly Candidate[]): Match {
  return severalOf(year === null ? [] : found.filter((film) => yearsApart(film, year) <= YEARS_APART));
}

const severalOf = (films: readonly Candidate[]): Match =>
  films.length === 0 ? { kind: 'none' } : { kind: 'several', films: films.slice(0, IMPORT_CANDIDATES) };
