import type { ByKind } from './marks/mark-kinds';

/** Names the format in a copy; a change that an older reader would misread gets another version. */
export const COPY_FORMAT = 'matinee-copy';
export const COPY_VERSION = 1;

/** One mark of a copy. */
export interface CopiedMark {
  /** The movie database's id. */
  readonly tmdbId: number;
  /** Null where the device has no card of the movie. */
  readonly title: string | null;
  readonly year: number | null;
  /** ISO date and time, UTC. */
  readonly markedAt: string;
}

/** A questionnaire that was answered on this device, with the movies that it found. */
interface CopiedSearch {
  readonly at: string;
  readonly mood: string;
  readonly genres: readonly string[];
  readonly movies: readonly { readonly tmdbId: number; readonly title: string }[];
}

/** Everything that a device has of a member: docs/member-copy.md describes it for who reads it elsewhere. */
export interface MemberCopy {
  readonly format: typeof COPY_FORMAT;
  readonly version: typeof COPY_VERSION;
  /** ISO date and time, UTC. */
  readonly copiedAt: string;
  /** False while the device has not received all marks from the server. */
  readonly complete: boolean;
  readonly profile: {
    readonly email: string;
    readonly username: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
    /** Null where the member has chosen nothing. */
    readonly viewing: {
      readonly country: string;
      readonly language: string;
      /** By their names. */
      readonly services: readonly string[];
    } | null;
  };
  /** Newest first. */
  readonly marks: ByKind<readonly CopiedMark[]>;
  /** Null while the device has not been told of them. */
  readonly badges: readonly { readonly name: string; readonly earnedAt: string }[] | null;
  readonly searches: readonly CopiedSearch[];
}

/** A copy as the text of a file. */
export function copyText(copy: MemberCopy): string {
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** A field of a CSV file (RFC 4180). */
function field(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Watched movies in the columns that Letterboxd's importer reads (letterboxd.com/about/importing-data). It finds a movie by its
 * id of the movie database; title and year are for people.
 * @param timeZone where the day of a mark is the day that the member knows; the device's when absent
 */
export function watchedCsv(marks: readonly CopiedMark[], timeZone?: string): string {
  // Canada writes a day as ISO 8601 does
  const days = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });
  return csv([
    [...HEAD, 'WatchedDate'],
    ...marks.map((mark) => [...rowOf(mark), days.format(new Date(mark.markedAt))]),
  ]);
}

/** Favorites as a list that Letterboxd imports. */
export function listCsv(marks: readonly CopiedMark[]): string {
  return csv([HEAD, ...marks.map(rowOf)]);
}

const HEAD = ['tmdbID', 'Title', 'Year'] as const;
const rowOf = ({ tmdbId, title, year }: CopiedMark) => [tmdbId, title, year];

function csv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
