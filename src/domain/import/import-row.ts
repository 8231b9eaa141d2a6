import { IMPORT_TITLE_LENGTH } from '../../config/import';
import type { MarkKind } from '../marks/mark-kinds';
import { isMovieId, movieIdOf } from '../movies/movie';

/** A mark in a file. `at` is its time in ms since the epoch, null if unknown. */
interface ImportedMark {
  readonly at: number | null;
}

/** One time that the member watched a movie. */
export interface ImportedViewing {
  /** Calendar day as YYYY-MM-DD, in no time zone; null if unknown. */
  readonly on: string | null;
  readonly rewatch: boolean;
}

/** What a movie of a file is looked up by. */
export interface SearchedMovie {
  /** Empty if only an id is known. */
  readonly title: string;
  readonly year: number | null;
  /** Such as tt0113277. */
  readonly imdbId: string | null;
  /** TMDB id. */
  readonly tmdbId: number | null;
  /** Whether the file doesn't tell movies from series: a movie with its title may be an unrelated one. */
  readonly mayBeSeries: boolean;
}

/** A movie in another site's file, with the member's data. */
export interface ImportRow extends SearchedMovie {
  /** Letterboxd's address or TV Time's id, which tells movies with the same title and year apart; null if unknown. */
  readonly address: string | null;
  /** Likes are favorites; only Matinee's own exports have other kinds. */
  readonly marks: Readonly<Partial<Record<MarkKind, ImportedMark>>>;
  readonly viewings: readonly ImportedViewing[];
  /** The first day it was entered or rated on the other site, for viewings without a day; null if unknown. */
  readonly enteredOn: string | null;
  /** The member's rating, from 0 to 10. */
  readonly rating: number | null;
  readonly ratedAt: number | null;
  /** Whether the member wants to watch it. */
  readonly watchlist: boolean;
}

/**
 * What was left out. unreadable: a row without a title or an id; no-movie: a series, an episode, a trailer or a game;
 * unfinished: a movie that was started, but not watched; rating, date: one that can't be read, of a movie; no-data: a
 * movie without anything to record; file: a file of an unknown format; lost: a part that the site couldn't export.
 */
export type LeftOutReason = 'unreadable' | 'no-movie' | 'unfinished' | 'rating' | 'date' | 'no-data' | 'file' | 'lost';

/** What was left out of a file, to tell the member. */
export interface LeftOut extends Pick<SearchedMovie, 'title' | 'year'> {
  readonly reason: LeftOutReason;
  /** The file's name without folders; null for a movie that several files may have. */
  readonly file: string | null;
  /** Number of the first row, as spreadsheets count them; null if the file has none. */
  readonly row: number | null;
  /** How many rows of a file have the same title. */
  readonly rows: number;
}

/** What the member should know of a file before importing it. */
export type ImportNote =
  /** The movies are of several people. */
  | { readonly kind: 'profiles'; readonly names: readonly string[] }
  /** The scale of ratings isn't known, only assumed: they end at `best`. */
  | { readonly kind: 'scale'; readonly file: string; readonly best: number };

/** The contents of files: their movies, and what was left out. */
export interface ImportFile {
  readonly movies: readonly ImportRow[];
  readonly leftOut: readonly LeftOut[];
  readonly notes: readonly ImportNote[];
}

/** Number of rows left out for a reason. */
export function countLeftOut({ leftOut }: Pick<ImportFile, 'leftOut'>, reason: LeftOutReason): number {
  return leftOut.reduce((sum, left) => sum + (left.reason === reason ? left.rows : 0), 0);
}

/** A path's file name, without folders. */
export const fileNameOf = (path: string): string => /[^/]*$/.exec(path)?.[0] ?? '';

const FIRST_YEAR = 1870;
const LAST_YEAR = 2100;

/** The field's number, with a decimal point or comma; NaN if it has none. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? Number(value.replace(',', '.')) : NaN;
}

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

/** Stars drawn as text, such as '★★★½', of five. */
const STARS = /^(★*)(½?)☆*$/;
/** A rating that names its scale, such as '8/10'. */
const OF_BEST = /^([\d.,]+) ?\/ ?(\d+)$/;

/** A rating on a scale up to `best`, unless it names its own, converted to ten; null if there is none. */
export function ratingOf(value: unknown, best: number): number | null {
  const text = typeof value === 'string' ? value : '';
  const [, stars = '', half = ''] = STARS.exec(text) ?? [];
  if (stars + half !== '') return stars.length * 2 + half.length;
  const [, part = value, scale = best] = OF_BEST.exec(text) ?? [];
  const rating = numberOf(part);
  return rating > 0 && rating <= Number(scale) ? (rating * 10) / Number(scale) : null;
}

/** How many of the ratings may lie beyond the end of a scale: those are slips. */
const SLIPS = 0.1;

/** The scale that fits ratings which don't name their own: out of 5, 10 or 100; null if there are none. */
export function bestOf(ratings: readonly unknown[]): number | null {
  const numbers = ratings.map(numberOf).filter(Number.isFinite);
  const fits = (best: number) => numbers.filter((rating) => rating > best).length <= numbers.length * SLIPS;
  return numbers.length === 0 ? null : ([5, 10].find(fits) ?? 100);
}

/** Columns of spreadsheets, in several languages, that mean the same as those of known formats. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  title: ['movie', 'movietitle', 'film', 'filmtitle', 'titel', 'titre', 'titolo', 'título', 'название', '标题', '片名'],
  originaltitle: ['оригинальноеназвание'],
  year: ['releaseyear', 'yearreleased', 'jahr', 'année', 'anno', 'año', 'ano', 'год', '年份'],
  date: ['datum', 'fecha', 'data'],
  watcheddate: [
    'datewatched',
    'watchedon',
    'dateseen',
    'seenon',
    'lastplayed',
    'lastplayeddate',
    'lastwatched',
    '观看日期',
  ],
  daterated: ['дата', '打分日期'],
  rating: [
    'myrating',
    'personalrating',
    'bewertung',
    'wertung',
    'voto',
    'valoración',
    'puntuación',
    'оценка',
    'мояоценка',
    '个人评分',
    '我的评分',
  ],
};
const MEANING_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(MEANINGS).flatMap(([meaning, names]) => names.map((name) => [name, meaning] as const)),
);

/** The scale at the end of a column's name, such as 'Rating (out of 10)', 'Rating /100' or 'Rating 1-5'. */
const SCALE = /[\s(]*(?:(?:of|\/|von|sur|su|de|[01] ?[-–])\s*|\()(5|10|100)\)?$/i;

/** A column's name without what differs between sites and spreadsheets: capitals, blanks and punctuation. */
function columnName(head: string): string {
  const name = head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return MEANING_OF.get(name) ?? name;
}

/** A column of a table. */
export interface Column {
  readonly name: string;
  /** Where ratings in it end, if its name says so. */
  readonly best: number | null;
}

/** The column with this name in a file. */
export function columnOf(head: string): Column {
  const trimmed = head.trim();
  const [scale, best] = SCALE.exec(trimmed) ?? [];
  const name = columnName(trimmed.slice(0, trimmed.length - (scale ?? '').length).replace(/\bout$/i, ''));
  return best !== undefined && name === 'rating'
    ? { name, best: Number(best) }
    : { name: columnName(head), best: null };
}

/** Defaults of missing fields. */
const UNKNOWN: Omit<ImportRow, 'title'> = {
  year: null,
  imdbId: null,
  tmdbId: null,
  mayBeSeries: false,
  address: null,
  marks: {},
  viewings: [],
  enteredOn: null,
  rating: null,
  ratedAt: null,
  watchlist: false,
};

/** A single viewing. */
export const seen = (on: string | null, rewatch = false): readonly ImportedViewing[] => [{ on, rewatch }];

/** Creates a row; null if it has neither an id nor a valid title. */
export function importRow(row: Partial<ImportRow>): ImportRow | null {
  const title = (row.title ?? '').replace(/\s+/gu, ' ').trim();
  const movie = { ...UNKNOWN, ...row, title: title.length > IMPORT_TITLE_LENGTH ? '' : title };
  return movie.title === '' && movie.imdbId === null && movie.tmdbId === null ? null : movie;
}

/** Why the chosen files can't be imported. */
export type ImportFailure =
  /** No file has a known format. */
  | { readonly reason: 'unknown' }
  /** An export of a later version of Matinee. */
  | { readonly reason: 'newer' }
  /** The text is neither UTF-8 nor UTF-16 with a byte order mark, and its movies have no ids. */
  | { readonly reason: 'encoding' }
  /** A truncated or invalid archive, table or JSON. */
  | { readonly reason: 'damaged' }
  /** Too many bytes, files or rows. */
  | { readonly reason: 'too-large' }
  /** The browser couldn't read it, for example because it was moved. */
  | { readonly reason: 'unreadable' }
  /** MovieLens' ratings without its file that says which movies they are of. */
  | { readonly reason: 'needs-links' }
  /** The format is known, but there are no movies. */
  | { readonly reason: 'empty' };
