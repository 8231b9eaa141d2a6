import { IMPORT_TITLE_LENGTH } from '../../config/import';
import type { MarkKind } from '../marks/mark-kinds';

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

/** A parsed row of a table. */
export interface ParsedRow {
  readonly movie: ImportRow | 'invalid' | 'other' | 'unfinished';
  /** How much of a viewing it is. */
  readonly part: number;
  readonly person: string;
  readonly reasons: readonly LeftOutReason[];
  readonly name: Omit<LeftOut, 'reason'>;
}

/** Joins the sittings of a movie and day to one viewing, unless all of them together are none. */
export function joinSittings(rows: readonly ParsedRow[]): readonly ParsedRow[] {
  const keyOf = ({ title, year, tmdbId, imdbId, viewings }: ImportRow) =>
    JSON.stringify([title, year, tmdbId, imdbId, viewings]);
  const watched = new Map<string, number>();
  for (const { movie, part } of rows)
    if (typeof movie !== 'string') watched.set(keyOf(movie), (watched.get(keyOf(movie)) ?? 0) + part);
  const joined = new Set<string>();
  return rows.flatMap((row): readonly ParsedRow[] => {
    if (typeof row.movie === 'string') return [row];
    const key = keyOf(row.movie);
    if ((watched.get(key) ?? 0) < 1) return [{ ...row, movie: 'unfinished' }];
    if (joined.has(key)) return [];
    joined.add(key);
    return [row];
  });
}

/** The people whose movies these are, if there are several. */
export function profilesOf(rows: readonly ParsedRow[]): readonly ImportNote[] {
  const people = rows.flatMap(({ movie, person }) => (typeof movie === 'string' || person === '' ? [] : [person]));
  const names = [...new Set(people)];
  return names.length > 1 ? [{ kind: 'profiles', names }] : [];
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
