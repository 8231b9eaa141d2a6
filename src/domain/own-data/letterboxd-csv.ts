import type { CopiedMark } from './member-copy';

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
