import type { Profile } from './account/username';
import type { Rating, Viewing } from './marks/diary';
import type { ByKind } from './marks/mark-kinds';

/** Format of an export; incompatible changes need a new version. */
export const EXPORT_FORMAT = 'matinee-copy';
export const EXPORT_VERSION = 2;

/** A mark in an export. */
export interface ExportedMark {
  /** TMDB id. */
  readonly tmdbId: number;
  /** Null if the device has no card of the movie. */
  readonly title: string | null;
  readonly year: number | null;
  /** ISO date and time, UTC. */
  readonly markedAt: string;
}

/** A viewing in an export; its movie is among the watched ones. */
export interface ExportedViewing extends Omit<Viewing, 'movieId'> {
  readonly tmdbId: number;
}

/** The member's rating in an export. */
export interface ExportedRating {
  readonly tmdbId: number;
  /** From 1 to 10: half stars. */
  readonly rating: Rating;
}

/** A questionnaire answered on this device, with its results. */
interface ExportedSearch {
  readonly at: string;
  readonly mood: string;
  readonly genres: readonly string[];
  readonly movies: readonly { readonly tmdbId: number; readonly title: string }[];
}

/** A member's data export, documented in docs/data-export.md. */
export interface MemberExport {
  readonly format: typeof EXPORT_FORMAT;
  readonly version: typeof EXPORT_VERSION;
  /** ISO date and time, UTC. */
  readonly copiedAt: string;
  /** False if the device hasn't synced all marks yet. */
  readonly complete: boolean;
  readonly profile: Profile & {
    readonly email: string;
    /** Null if nothing was chosen. */
    readonly viewing: {
      readonly country: string;
      readonly language: string;
      /** Names of the services. */
      readonly services: readonly string[];
    } | null;
  };
  /** Newest first. */
  readonly marks: ByKind<readonly ExportedMark[]>;
  /** Newest first. Since version 2, as are ratings. */
  readonly viewings: readonly ExportedViewing[];
  readonly ratings: readonly ExportedRating[];
  /** Null if not fetched yet. */
  readonly badges: readonly { readonly name: string; readonly earnedAt: string }[] | null;
  readonly searches: readonly ExportedSearch[];
}

/** An export as JSON text. */
export function exportText(copy: MemberExport): string {
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** Escapes a field of a CSV file (RFC 4180). */
function field(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The diary in the format of Letterboxd's importer (letterboxd.com/about/importing-data), which matches by TMDB id; title
 * and year are for people. One row for each viewing, the movie's newest one with its rating; a movie without viewings has
 * a row without a date.
 */
export function diaryCsv({ marks, viewings, ratings }: Pick<MemberExport, 'marks' | 'viewings' | 'ratings'>): string {
  const byMovie = new Map<number, ExportedViewing[]>();
  for (const viewing of viewings) byMovie.set(viewing.tmdbId, [...(byMovie.get(viewing.tmdbId) ?? []), viewing]);
  const ratingOf = new Map(ratings.map(({ tmdbId, rating }) => [tmdbId, rating]));
  const rows = marks.watched.flatMap((mark) => {
    const seen = byMovie.get(mark.tmdbId) ?? [{ watchedOn: null, rewatch: false }];
    return seen.map(({ watchedOn, rewatch }, index) => [
      ...rowOf(mark),
      watchedOn,
      index === 0 ? (ratingOf.get(mark.tmdbId) ?? null) : null,
      rewatch ? 'true' : 'false',
    ]);
  });
  return csv([[...COLUMNS, 'WatchedDate', 'Rating10', 'Rewatch'], ...rows]);
}

/** Favorites as a list for Letterboxd's importer. */
export function listCsv(marks: readonly ExportedMark[]): string {
  return csv([COLUMNS, ...marks.map(rowOf)]);
}

const COLUMNS = ['tmdbID', 'Title', 'Year'] as const;
const rowOf = ({ tmdbId, title, year }: ExportedMark) => [tmdbId, title, year];

/** A CSV file of these rows. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
