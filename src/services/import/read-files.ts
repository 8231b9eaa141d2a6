import { Unzip, UnzipInflate } from 'fflate';
import Papa from 'papaparse';
import {
  IMPORT_ENTRIES,
  IMPORT_FILE_BYTES,
  IMPORT_FILES,
  IMPORT_MOVIES,
  IMPORT_ROWS,
  IMPORT_UNPACKED_BYTES,
  UNPACK_STEP_BYTES,
} from '../../config/import';
import { readTable, type Table } from '../../domain/import/csv-movies';
import { type ImportFile, type ImportFailure, mergeFiles } from '../../domain/import/import-row';
import { readJson } from '../../domain/import/json-movies';
import { parseJson } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';

type Read<T> = Result<T, ImportFailure['reason']>;

/** Paths in an archive that may list movies; others aren't unpacked. */
const IN_ARCHIVES = /(^|\/)((watched|diary|ratings|films|history|matinee)[^/]*\.(csv|json)|[^/]*ratings[^/]*\.csv)$/i;

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Parses one file that isn't an archive. */
function readOne({ path, bytes }: PackedFile): Read<ImportFile> {
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

/** Parses the movie lists of an archive; unknown files in it are ignored. */
function readArchive(bytes: Uint8Array): Read<readonly ImportFile[]> {
  const files = zipFiles(bytes, (path) => IN_ARCHIVES.test(path) && !path.includes('lists/'));
  if (!files.ok) return files;
  return listsOf(files.value.map(readOne));
}

/** The lists that could be parsed, or the first error of a known file. */
function listsOf(read: readonly Read<ImportFile>[]): Read<readonly ImportFile[]> {
  const failed = read.find((list) => !list.ok && list.error !== 'unknown');
  if (failed && !failed.ok) return failed;
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
 * Reads the files a member chose to import: Letterboxd's archive or its files, IMDb's ratings, Trakt's lists, or our
 * own export. Nothing is uploaded.
 */
export async function readFiles(files: readonly File[]): Promise<Result<ImportFile, ImportFailure>> {
  if (files.length > IMPORT_FILES) return fail({ reason: 'too-large' });
  const lists: ImportFile[] = [];
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
  const list = mergeFiles(lists);
  if (list.movies.length > IMPORT_MOVIES) return fail({ reason: 'too-large' });
  return list.movies.length === 0 ? fail({ reason: 'empty' }) : ok(list);
}

/** Delimiters of files that were saved by a spreadsheet. */
const DELIMITERS = [',', ';', '\t'];

/**
 * Parses a CSV file, with quotes and line breaks in fields; empty rows are dropped.
 * @param maxRows including the header
 */
export function csvTable(text: string, maxRows: number): Result<Table, 'too-large' | 'damaged'> {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: 'greedy',
    preview: maxRows + 1,
  });
  // An unclosed quote swallows the rest of the file.
  if (errors.some(({ code }) => code === 'MissingQuotes')) return fail('damaged');
  return data.length > maxRows ? fail('too-large') : ok(data);
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. Other encodings would give wrong characters. */
export function fileText(bytes: Uint8Array): Result<string, 'encoding'> {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark, or a binary file.
    return text.includes('\u0000') ? fail('encoding') : ok(text);
  } catch {
    return fail('encoding');
  }
}

/** A file of an archive. */
export interface PackedFile {
  /** Including folders, separated by slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Whether a file has the signature of a ZIP archive, possibly an empty one. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}

/**
 * Unpacks some files of a ZIP archive in steps: it doesn't trust the sizes stated in the archive, and stops once the
 * limit is exceeded.
 * @param isWanted whether to unpack the file with this path
 */
export function zipFiles(
  archive: Uint8Array,
  isWanted: (path: string) => boolean,
): Result<readonly PackedFile[], 'too-large' | 'damaged'> {
  const files: PackedFile[] = [];
  const state = { entries: 0, unpacked: 0, broken: false };
  const unzip = new Unzip((file) => {
    state.entries += 1;
    if (!isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, final) => {
      if (error !== null) state.broken = true;
      if (error !== null || state.unpacked > IMPORT_UNPACKED_BYTES) return;
      state.unpacked += part.length;
      parts.push(part);
      if (!final) return;
      files.push({ path: file.name, bytes: joined(parts) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < archive.length; from += UNPACK_STEP_BYTES) {
      const to = from + UNPACK_STEP_BYTES;
      unzip.push(archive.subarray(from, to), to >= archive.length);
      if (state.entries > IMPORT_ENTRIES || state.unpacked > IMPORT_UNPACKED_BYTES) return fail('too-large');
      if (state.broken) return fail('damaged');
    }
  } catch {
    // fflate throws on damaged archives.
    return fail('damaged');
  }
  return ok(files);
}
