import type { ByKind } from './marks/mark-kinds';

/** Format of an export; incompatible changes need a new version. */
export const EXPORT_FORMAT = 'matinee-copy';
export const EXPORT_VERSION = 1;

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
  readonly profile: {
    readonly email: string;
    readonly username: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
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
 * Watched movies in the format of Letterboxd's importer (letterboxd.com/about/importing-data), which matches by TMDB
 * id; title and year are for people.
 * @param timeZone for the dates of the marks; the device's if omitted
 */
export function watchedCsv(marks: readonly ExportedMark[], timeZone?: string): string {
  // Canadian dates are ISO 8601 dates.
  const days = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });
  return csv([
    [...COLUMNS, 'WatchedDate'],
    ...marks.map((mark) => [...rowOf(mark), days.format(new Date(mark.markedAt))]),
  ]);
}

/** Favorites as a list for Letterboxd's importer. */
export function listCsv(marks: readonly ExportedMark[]): string {
  return csv([COLUMNS, ...marks.map(rowOf)]);
}

const COLUMNS = ['tmdbID', 'Title', 'Year'] as const;
const rowOf = ({ tmdbId, title, year }: ExportedMark) => [tmdbId, title, year];

function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
