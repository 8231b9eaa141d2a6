import { columnName, readerOf, type Row } from './csv-formats';
import { dayOf, slashOrderOf } from './days';
import { type ImportFile, ratingOf } from './import-row';

/** CSV rows; the first has the column names. */
export type Table = readonly (readonly string[])[];

/** Columns with days, whose dates show the order of day and month. */
const DAYS = /date|day|watched|added|created/;

/**
 * Parses the movies of a table; null if its columns are unknown.
 * @param path file name, with the folders of an archive
 */
export function readTable(path: string, [head = [], ...rows]: Table): ImportFile | null {
  const columns = new Map(head.map((name, index) => [columnName(name), index]));
  const fileName = (/[^/]*$/.exec(path)?.[0] ?? '').toLowerCase();
  const read = readerOf(new Set(columns.keys()), fileName);
  if (!read) return null;
  const dayColumns = [...columns].flatMap(([name, index]) => (DAYS.test(name) ? [index] : []));
  const order = slashOrderOf(rows.flatMap((row) => dayColumns.map((index) => (row[index] ?? '').trim())));

  const parsed = rows.map((fields) => {
    const field = (column: string) => (fields[columns.get(column) ?? -1] ?? '').trim();
    const text = (...names: readonly string[]) => names.map(field).find((value) => value !== '') ?? '';
    const invalid = { ratings: new Set<string>(), days: new Set<string>() };
    const row: Row = {
      text,
      fileName,
      day(...names) {
        const value = text(...names);
        const day = dayOf(value, order);
        if (day === null && value !== '') invalid.days.add(value);
        return day;
      },
      rating(name, best) {
        const value = text(name);
        const rating = ratingOf(value, best);
        if (rating === null && !/^0*([.,]0*)?$/.test(value)) invalid.ratings.add(name);
        return rating;
      },
    };
    return { movie: read(row), invalid };
  });

  const movies = parsed.flatMap(({ movie, invalid }) => (typeof movie === 'string' ? [] : [{ movie, invalid }]));
  return {
    movies: movies.map(({ movie }) => movie),
    invalidRows: parsed.filter(({ movie }) => movie === 'invalid').length,
    nonMovies: parsed.filter(({ movie }) => movie === 'other').length,
    invalidRatings: movies.filter(({ invalid }) => invalid.ratings.size > 0).length,
    invalidDays: movies.filter(({ invalid }) => invalid.days.size > 0).length,
  };
}
