import { IMPORT_TITLE_LENGTH } from '../../config/import';
import { kindsWith, type MarkKind } from '../marks/mark-kinds';
import { isMovieId, movieIdOf } from '../movies/movie';
import { folded } from '../values/text-match';

/** A mark that a file speaks of. `at` is its time in milliseconds since 1970, null where the file does not tell it. */
interface ImportedMark {
  readonly at: number | null;
}

/** A movie as other sites' files name it, with what they know of one's own. */
export interface ImportRow {
  /** Empty where only an id is known. */
  readonly title: string;
  readonly year: number | null;
  /** Such as tt0113277. */
  readonly imdbId: string | null;
  /** The movie database's. */
  readonly tmdbId: number | null;
  /** What is liked is a favorite; kinds that are Matinee's alone only its own copies tell of. */
  readonly marks: Readonly<Partial<Record<MarkKind, ImportedMark>>>;
  /** One's own, from 0 to 10. */
  readonly rating: number | null;
  readonly ratedAt: number | null;
}

/** What a file holds: its movies, and how many of its rows are none. */
export interface ImportFile {
  readonly movies: readonly ImportRow[];
  /** Rows that name no movie, or hold what cannot be read. */
  readonly unread: number;
  /** Series, episodes and games. */
  readonly others: number;
}

const FIRST_YEAR = 1870;
const LAST_YEAR = 2100;

/** The number that a field is, or that its text says; NaN of anything else. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;

/** The year of a field, or null where it is none of a movie. */
export function yearOf(value: unknown): number | null {
  const year = numberOf(value);
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** An id of the Internet Movie Database, or null. */
export function imdbIdOf(value: unknown): string | null {
  return typeof value === 'string' && /^tt\d{7,10}$/.test(value) ? value : null;
}

/** An id of the movie database from a number or digits, or null. */
export function tmdbIdOf(value: unknown): number | null {
  if (typeof value === 'string') return movieIdOf(value);
  return isMovieId(value) ? value : null;
}

/** One's own rating on a scale that ends at `best`, as one of ten; null where there is none. */
export function ratingOf(value: unknown, best: number): number | null {
  const rating = numberOf(value);
  return rating > 0 && rating <= best ? (rating * 10) / best : null;
}

/** What a row that tells nothing leaves open. */
const UNKNOWN: Omit<ImportRow, 'title'> = {
  year: null,
  imdbId: null,
  tmdbId: null,
  marks: {},
  rating: null,
  ratedAt: null,
};

/** A movie of what a row tells; null where it names none: neither by an id nor by a title that fits. */
export function importRow(told: Partial<ImportRow>): ImportRow | null {
  const title = (told.title ?? '').replace(/\s+/gu, ' ').trim();
  const movie = { ...UNKNOWN, ...told, title: title.length > IMPORT_TITLE_LENGTH ? '' : title };
  return movie.title === '' && movie.imdbId === null && movie.tmdbId === null ? null : movie;
}

/** Letters and digits alone, or all of it where it has neither: by this two titles are the same. */
export function titleKey(title: string): string {
  const plain = folded(title).replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? title : plain;
}

/** Of each kind the later of two marks: what was seen twice was last seen then. */
function laterMarks(one: ImportRow['marks'], other: ImportRow['marks']): ImportRow['marks'] {
  const later = kindsWith().flatMap((kind) => {
    const before = one[kind];
    const mark = other[kind];
    return mark && (!before || (mark.at ?? -1) > (before.at ?? -1)) ? [[kind, mark] as const] : [];
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
  // a title says which movie it is only where nothing better does: remakes of one year bear the same
  return ids.length > 0 ? ids : [`title:${titleKey(title)}:${String(year)}`];
}

/** Lists as one, with each movie once, in the order in which the movies were first named. */
export function mergeFiles(lists: readonly ImportFile[]): ImportFile {
  const movies: ImportRow[] = [];
  const places = new Map<string, number>();
  for (const movie of lists.flatMap((list) => list.movies)) {
    const keys = keysOf(movie);
    const place = keys.map((key) => places.get(key)).find((known) => known !== undefined) ?? movies.length;
    const before = movies[place];
    movies[place] = before ? merged(before, movie) : movie;
    for (const key of keys) places.set(key, place);
  }
  return {
    movies,
    unread: lists.reduce((sum, { unread }) => sum + unread, 0),
    others: lists.reduce((sum, { others }) => sum + others, 0),
  };
}

/** Why nothing can be imported of the files that were chosen. */
export type ImportFailure =
  /** No file is one that is known here. */
  | { readonly reason: 'unknown' }
  /** A copy that a later version of Matinee made. */
  | { readonly reason: 'newer' }
  /** The text is neither UTF-8 nor UTF-16 with a byte order mark. */
  | { readonly reason: 'encoding' }
  /** An archive, table or JSON that breaks off or is not what it says. */
  | { readonly reason: 'damaged' }
  /** More bytes, files or rows than are read. */
  | { readonly reason: 'too-large' }
  /** The browser could not read it, as when it was moved meanwhile. */
  | { readonly reason: 'unreadable' }
  /** It is known, and holds no movie that was seen or liked. */
  | { readonly reason: 'empty' };
