import { readTable, type Table } from '../../../../src/domain/import/csv-movies';
import type { ImportFile, ImportRow } from '../../../../src/domain/import/import-row';

/** Columns of Letterboxd's lists. */
export const LETTERBOXD = ['Date', 'Name', 'Year', 'Letterboxd URI'];

function rowText(row: ImportRow): string {
  const { title, year, viewings, enteredOn, rating, marks, watchlist, mayBeSeries } = row;
  const days = viewings.map(({ on, rewatch }) => `${rewatch ? 'again ' : ''}${on ?? 'once'}`);
  return [
    title === '' ? (row.imdbId ?? `#${row.tmdbId}`) : `${title} (${year})`,
    ...(days.length > 0 ? [`watched ${days.join(' and ')}`] : []),
    ...(enteredOn === null ? [] : [`entered ${enteredOn}`]),
    ...(rating === null ? [] : [`rated ${rating}`]),
    ...Object.keys(marks),
    ...(watchlist ? ['watchlist'] : []),
    ...(mayBeSeries && (row.imdbId ?? row.tmdbId) !== null ? ['by id only'] : []),
  ].join(', ');
}

/** What a file becomes, as lines of text: its movies, then what was left out. */
export function rowsOf({ movies, invalidRows, nonMovies, invalidRatings, invalidDays }: ImportFile): readonly string[] {
  const left = { 'invalid rows': invalidRows, 'no movies': nonMovies, ratings: invalidRatings, days: invalidDays };
  return [
    ...movies.map(rowText),
    ...Object.entries(left).flatMap(([what, count]) => (count > 0 ? [`left out: ${count} ${what}`] : [])),
  ];
}

/** What a table of this name becomes; null if it's of no known format. */
export function rowsIn(path: string, ...table: Table): readonly string[] | null {
  const file = readTable(path, table);
  return file && rowsOf(file);
}
