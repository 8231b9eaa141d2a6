import { IMPORT_FILE_BYTES, IMPORT_FILES, IMPORT_MOVIES, IMPORT_ROWS } from '../../config/import';
import { readTable } from '../../domain/import/csv-movies';
import { type ImportedList, type ImportFailure, mergedLists } from '../../domain/import/import-row';
import { readJson } from '../../domain/import/json-movies';
import { parseJson } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { csvTable } from './csv-table';
import { fileText } from './file-text';
import { isZip, zipFiles, type PackedFile } from './zip-files';

type Read<T> = Result<T, ImportFailure['reason']>;

/** What an archive may hold of movies: its other files are not even unpacked. */
const IN_ARCHIVES = /(^|\/)((watched|diary|ratings|films|history|matinee)[^/]*\.(csv|json)|[^/]*ratings[^/]*\.csv)$/i;

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** The movies of one file that is no archive. */
function readOne({ path, bytes }: PackedFile): Read<ImportedList> {
  const text = fileText(bytes);
  if (!text.ok) return text;
  if (isJson(text.value)) {
    const json = parseJson(text.value);
    return json === undefined ? fail('damaged') : readJson(json);
  }
  const table = csvTable(text.value, IMPORT_ROWS);
  if (!table.ok) return table;
  const list = readTable(path, table.value);
  return list === null ? fail('unknown') : ok(list);
}

/** The lists of movies in an archive; files of another kind in it say nothing of the others. */
function readArchive(bytes: Uint8Array): Read<readonly ImportedList[]> {
  const files = zipFiles(bytes, (path) => IN_ARCHIVES.test(path) && !path.includes('lists/'));
  if (!files.ok) return files;
  return listsOf(files.value.map(readOne));
}

/** What could be read, with the first thing that is wrong with what is known; fails with it where nothing was. */
function listsOf(read: readonly Read<ImportedList>[]): Read<readonly ImportedList[]> {
  const wrong = read.find((list) => !list.ok && list.error !== 'unknown');
  if (wrong && !wrong.ok) return wrong;
  const lists = read.flatMap((list) => (list.ok ? list.value : []));
  return lists.length === 0 ? fail('unknown') : ok(lists);
}

async function bytesOf(file: File): Promise<Read<Uint8Array>> {
  if (file.size > IMPORT_FILE_BYTES) return fail('too-large');
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return fail('unreadable');
  }
}

/**
 * Reads what a member chose to import: Letterboxd's archive or its files, IMDb's ratings, Trakt's lists, or copies of our
 * own. Nothing leaves the device for it.
 */
export async function readFiles(files: readonly File[]): Promise<Result<ImportedList, ImportFailure>> {
  if (files.length > IMPORT_FILES) return fail({ reason: 'too-large' });
  const lists: ImportedList[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    if (!bytes.ok) return fail({ reason: bytes.error });
    const read = isZip(bytes.value)
      ? readArchive(bytes.value)
      : listsOf([readOne({ path: file.name, bytes: bytes.value })]);
    if (!read.ok) return fail({ reason: read.error });
    lists.push(...read.value);
  }
  const rows = lists.reduce((sum, { movies }) => sum + movies.length, 0);
  if (rows > IMPORT_ROWS) return fail({ reason: 'too-large' });
  const list = mergedLists(lists);
  if (list.movies.length > IMPORT_MOVIES) return fail({ reason: 'too-large' });
  return list.movies.length === 0 ? fail({ reason: 'empty' }) : ok(list);
}
