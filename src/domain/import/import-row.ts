import { IMPORT_TITLE_LENGTH } from '../../config/import';
import { kindsWith, type MarkKind } from '../marks/mark-kinds';
import { isMovieId, movieIdOf } from '../movies/movie';
import { folded } from '../values/text-match';

/** A mark in a file. `at` is its time in ms since the epoch, null if unknown. */
interface ImportedMark {
  readonly at: number | null;
}

/** A movie in another site's file, with the member's data. */
export interface ImportRow {
  /** Empty if only an id is known. */
  readonly title: string;
  readonly year: number | null;
  /** Such as tt0113277. */
  readonly imdbId: string | null;
  /** TMDB id. */
  readonly tmdbId: number | null;
  /** Likes are favorites; only Matinee's own exports have other kinds. */
  readonly marks: Readonly<Partial<Record<MarkKind, ImportedMark>>>;
  /** The member's rating, from 0 to 10. */
  readonly rating: number | null;
  readonly ratedAt: number | null;
}

/** The contents of a file: its movies, and how many rows are none. */
export interface ImportFile {
  readonly movies: readonly ImportRow[];
  /** Number of invalid rows. */
  readonly invalidRows: number;
  /** Number of series, episodes and games. */
  readonly nonMovies: number;
}

const FIRST_YEAR = 1870;
const LAST_YEAR = 2100;

/** The field's number; NaN if it has none. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;

/** A field's year, or null if it's not plausible for a movie. */
export function yearOf(value: unknown): number | null {
  const year = numberOf(value);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** An IMDb id, or null. */
export function imdbIdOf(value: unknown): string | null {
  return typeof value === 'string' && /^tt\d{7,10}$/.test(value) ? value : null;
}

/** A TMDB id from a number or digits, or null. */
export function tmdbIdOf(value: unknown): number | null {
  if (typeof value === 'string') return movieIdOf(value);
  return isMovieId(value) ? value : null;
}

/** A rating on a scale up to `best`, converted to ten; null if there is none. */
export function ratingOf(value: unknown, best: number): number | null {
  const rating = numberOf(value);
  return rating > 0 && rating <= best ? (rating * 10) / best : null;
}

/** Defaults of missing fields. */
const UNKNOWN: Omit<ImportRow, 'title'> = {
  year: null,
  imdbId: null,
  tmdbId: null,
  marks: {},
  rating: null,
  ratedAt: null,
};

/** Creates a row; null if it has neither an id nor a valid title. */
export function importRow(row: Partial<ImportRow>): ImportRow | null {
  const title = (row.title ?? '').replace(/\s+/gu, ' ').trim();
  const movie = { ...UNKNOWN, ...row, title: title.length > IMPORT_TITLE_LENGTH ? '' : title };
  return movie.title === '' && movie.imdbId === null && movie.tmdbId === null ? null : movie;
}

/** The title's letters and digits, for comparing titles; the whole title if it has none. */
export function titleKey(title: string): string {
  const plain = folded(title).replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? title : plain;
}

/** The later mark of each kind. */
function laterMarks(one: ImportRow['marks'], other: ImportRow['marks']): ImportRow['marks'] {
  const later = kindsWith().flatMap((kind) => {
    const previous = one[kind];
    const mark = other[kind];
    return mark && (!previous || (mark.at ?? -1) > (previous.at ?? -1)) ? [[kind, mark] as const] : [];
  });
  return { ...one, ...Object.fromEntries(later) };
}

function merged(one: ImportRow, other: ImportRow): ImportRow {
  const rated = one.rating === null || (other.rating !== null && (other.ratedAt ?? 0) >= (one.ratedAt ?? 0));
  return {
    title: one.title === '' ? other.title : one.title,
    year: one.year ?? other.year,
    imdbId: one.imdbId ?? other.imdbId,
    tmdbId: one.tmdbId ?? other.tmdbId,
    marks: laterMarks(one.marks, other.marks),
    rating: rated ? other.rating : one.rating,
    ratedAt: rated ? other.ratedAt : one.ratedAt,
  };
}

function keysOf({ title, year, imdbId, tmdbId }: ImportRow): readonly string[] {
  const ids = [...(tmdbId === null ? [] : [`tmdb:${tmdbId}`]), ...(imdbId === null ? [] : [imdbId])];
  // Titles only identify a movie without an id: remakes may share title and year.
  return ids.length > 0 ? ids : [`title:${titleKey(title)}:${String(year)}`];
}

/** Merges files, with each movie once, in order of first occurrence. */
export function mergeFiles(lists: readonly ImportFile[]): ImportFile {
  const movies: ImportRow[] = [];
  const indexByKey = new Map<string, number>();
  for (const movie of lists.flatMap((list) => list.movies)) {
    const keys = keysOf(movie);
    const index = keys.map((key) => indexByKey.get(key)).find((known) => known !== undefined) ?? movies.length;
    const previous = movies[index];
    movies[index] = previous ? merged(previous, movie) : movie;
    for (const key of keys) indexByKey.set(key, index);
  }
  return {
    movies,
    invalidRows: lists.reduce((sum, { invalidRows }) => sum + invalidRows, 0),
    nonMovies: lists.reduce((sum, { nonMovies }) => sum + nonMovies, 0),
  };
}

/** Why the chosen files can't be imported. */
export type ImportFailure =
  /** No file has a known format. */
  | { readonly reason: 'unknown' }
  /** An export of a later version of Matinee. */
  | { readonly reason: 'newer' }
  /** The text is neither UTF-8 nor UTF-16 with a byte order mark. */
  | { readonly reason: 'encoding' }
  /** A truncated or invalid archive, table or JSON. */
  | { readonly reason: 'damaged' }
  /** Too many bytes, files or rows. */
  | { readonly reason: 'too-large' }
  /** The browser couldn't read it, for example because it was moved. */
  | { readonly reason: 'unreadable' }
  /** The format is known, but there are no watched or liked movies. */
  | { readonly reason: 'empty' };
