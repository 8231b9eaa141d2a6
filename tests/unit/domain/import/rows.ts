import { readTable, type Table } from '../../../../src/domain/import/csv-movies';
import {
  countLeftOut,
  type ImportFile,
  type ImportRow,
  type LeftOutReason,
} from '../../../../src/domain/import/import-row';

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
export function rowsOf(list: ImportFile): readonly string[] {
  const left = leftOut(list);
  const texts = {
    unreadable: 'invalid rows',
    'no-movie': 'no movies',
    unfinished: 'plays',
    rating: 'ratings',
    date: 'days',
  } as const;
  return [
    ...list.movies.map(rowText),
    ...REASONS.flatMap((reason) => (left[reason] ? [`left out: ${left[reason]} ${texts[reason]}`] : [])),
  ];
}

const REASONS = ['unreadable', 'no-movie', 'unfinished', 'rating', 'date'] as const satisfies readonly LeftOutReason[];

/** Numbers of rows left out for each reason that there is. */
export function leftOut(list: ImportFile): Partial<Record<LeftOutReason, number>> {
  return Object.fromEntries(list.leftOut.map(({ reason }) => [reason, countLeftOut(list, reason)]));
}

/** What a table of this name becomes; null if it's of no known format. */
export function rowsIn(path: string, ...table: Table): readonly string[] | null {
  const file = readTable(path, table);
  return file && rowsOf(file);
}
