import Papa from 'papaparse';
import type { Table } from '../../domain/import/csv-movies';
import { fail, ok, type Result } from '../../domain/values/result';

/** What divides fields in files that a spreadsheet has saved anew. */
const DELIMITERS = [',', ';', '\t'];

/**
 * The rows of a CSV file, with quotes and line breaks in its fields; empty rows are left out.
 * @param most rows at most, the head among them
 */
export function csvTable(text: string, most: number): Result<Table, 'too-large' | 'damaged'> {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
    preview: most + 1,
  });
  // the rest of the file stands in the field that its quote opened
  if (errors.some(({ code }) => code === 'MissingQuotes')) return fail('damaged');
  return data.length > most ? fail('too-large') : ok(data);
}
