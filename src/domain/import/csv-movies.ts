import { IMPORT_TITLE_LENGTH } from '../../config/import';
import { columnName, readerOf, type Row, titled } from './csv-formats';
import { dayOf, slashOrderOf } from './days';
import { fileNameOf, type ImportFile, type LeftOutReason, ratingOf } from './import-row';

/** CSV rows; the first has the column names. Blank ones count in row numbers. */
export type Table = readonly (readonly string[])[];

/** Columns with days, whose dates show the order of day and month. */
const DAYS = /date|day|watched|added|created/;

/** Number of the row after the column names. */
const FIRST_ROW = 2;

/** Whether a row has no text. */
export const isBlank = (fields: readonly string[]): boolean => fields.every((field) => field.trim() === '');

/**
 * Parses the movies of a table; null if its columns are unknown.
 * @param path file name, with the folders of an archive
 */
export function readTable(path: string, [head = [], ...rows]: Table): ImportFile | null {
  const columns = new Map(head.map((name, index) => [columnName(name), index]));
  const file = fileNameOf(path);
  const fileName = file.toLowerCase();
  const read = readerOf(new Set(columns.keys()), fileName);
  if (!read) return null;
  const dayColumns = [...columns].flatMap(([name, index]) => (DAYS.test(name) ? [index] : []));
  const order = slashOrderOf(rows.flatMap((row) => dayColumns.map((index) => (row[index] ?? '').trim())));

  const parsed = rows.flatMap((fields, index) => {
    if (isBlank(fields)) return [];
    const field = (column: string) => (fields[columns.get(column) ?? -1] ?? '').trim();
    const text = (...names: readonly string[]) => names.map(field).find((value) => value !== '') ?? '';
    const invalid = { ratings: false, days: false };
    const row: Row = {
      text,
      fileName,
      day(...names) {
        const value = text(...names);
        const day = dayOf(value, order);
        if (day === null && value !== '') invalid.days = true;
        return day;
      },
      rating(name, best) {
        const value = text(name);
        const rating = ratingOf(value, best);
        if (rating === null && !/^0*([.,]0*)?$/.test(value)) invalid.ratings = true;
        return rating;
      },
    };
    const movie = read(row);
    const reasons: readonly LeftOutReason[] =
      typeof movie === 'string'
        ? [movie === 'invalid' ? 'unreadable' : 'no-movie']
        : [...(invalid.ratings ? ['rating' as const] : []), ...(invalid.days ? ['date' as const] : [])];
    const { title, year } = titled(row);
    const name = { title: title.slice(0, IMPORT_TITLE_LENGTH), year, file, row: index + FIRST_ROW, rows: 1 };
    return [{ movie, leftOut: reasons.map((reason) => ({ reason, ...name })) }];
  });

  return {
    movies: parsed.flatMap(({ movie }) => (typeof movie === 'string' ? [] : [movie])),
    leftOut: parsed.flatMap(({ leftOut }) => leftOut),
  };
}
