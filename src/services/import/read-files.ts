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
import {
  isBlank,
  type MovieLensTable,
  movieLensTable,
  readMovieLens,
  readTable,
  type Table,
} from '../../domain/import/csv-movies';
import { fileNameOf, type ImportFailure, type ImportFile, type LeftOut } from '../../domain/import/import-row';
import { readJson } from '../../domain/import/json-movies';
import { mergeFiles } from '../../domain/import/merge-files';
import { parseJson } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';

type Read<T> = Result<T, ImportFailure['reason']>;

/** Names of files in an archive that may list movies, and of sites' own archives; others aren't unpacked. */
const IN_ARCHIVES =
  /([^/]*(watch|viewing|diary|ratings|reviews|films|likes|history|favorites|matinee|simkl|yamtrack|trakt|ryot|tautulli)[^/]*|tracking-prod-records|_errors)\.(csv|json)$|(^|\/)(links|movies)\.csv$|(letterboxd|trakt|simkl|tvtime|gdpr|netflix|movary)[^/]*\.zip$/i;

/** What a Mac adds to archives, and Letterboxd's lists and what members deleted there. */
const PASSED_OVER = /(^|\/)(\._|__MACOSX\/|deleted\/|orphaned\/|lists\/)/i;

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Parses JSON with an item in each line; undefined if it's invalid. */
function parseLines(text: string): unknown {
  const items = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parseJson(line)]));
  return items.includes(undefined) ? undefined : items;
}

/** A file's movies, or a table that is only of use with others. */
type ReadList = ImportFile | MovieLensTable;

/** Parses one file that isn't an archive. */
function readOne({ path, bytes }: PackedFile): Read<ReadList> {
  if (PASSED_OVER.test(path)) return fail('unknown');
  const text = fileText(bytes);
  if (!text.ok) return text;
  const { letters, guessed } = text.value;
  if (isJson(letters)) {
    if (guessed) return fail('encoding');
    const json = parseJson(letters) ?? parseLines(letters);
    return json === undefined ? fail('damaged') : readJson(json, path);
  }
  const table = xmlTable(letters) ?? csvTable(letters, IMPORT_ROWS);
  if (!table.ok) return table;
  const list = readTable(path, table.value);
  if (list === null) {
    const movieLens = movieLensTable(path, table.value);
    return movieLens ? ok(movieLens) : fail('unknown');
  }
  // With ids, wrong letters in titles do no harm.
  const hasIds = list.movies.every(({ imdbId, tmdbId }) => imdbId !== null || tmdbId !== null);
  return guessed && !hasIds ? fail('encoding') : ok(list);
}

/** Parses the movie lists of an archive, and of archives in it, such as those of a backup. */
function readArchive(bytes: Uint8Array, isOuter = true): Read<readonly ReadList[]> {
  const files = zipFiles(bytes, (path) => IN_ARCHIVES.test(path) && !PASSED_OVER.test(path));
  if (!files.ok) return files;
  const lists: ReadList[] = [];
  for (const file of files.value) {
    const isArchive = isZip(file.bytes);
    if (isArchive && !isOuter) continue;
    const list = isArchive ? readArchive(file.bytes, false) : readOne(file);
    if (list.ok) lists.push(...[list.value].flat());
    else if (list.error !== 'unknown' && !isArchive) return list;
  }
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

function unknownFile(path: string): LeftOut {
  return { reason: 'file', title: '', year: null, file: fileNameOf(path), row: null, rows: 1 };
}

/**
 * Reads the files a member chose to import: archives, tables or JSON of a site, or our own export. Those of no known
 * format are left out unless all are. Nothing is uploaded.
 */
export async function readFiles(files: readonly File[]): Promise<Result<ImportFile, ImportFailure>> {
  if (files.length > IMPORT_FILES) return fail({ reason: 'too-large' });
  const lists: ImportFile[] = [];
  const tables: MovieLensTable[] = [];
  const unknown: string[] = [];
  for (const file of files) {
    const bytes = await bytesOf(file);
    if (!bytes.ok) return fail({ reason: bytes.error });
    const read = isZip(bytes.value) ? readArchive(bytes.value) : readOne({ path: file.name, bytes: bytes.value });
    if (!read.ok && read.error !== 'unknown') return fail({ reason: read.error });
    const all = read.ok ? [read.value].flat() : [];
    lists.push(...all.filter((list) => 'movies' in list));
    tables.push(...all.filter((list) => 'table' in list));
    if (!read.ok) unknown.push(file.name);
  }
  const rated = readMovieLens(tables);
  if (rated === null) return fail({ reason: 'needs-links' });
  lists.push(...rated);
  // What numbers mean is of no use without ratings.
  if (rated.length === 0) unknown.push(...tables.map(({ path }) => path));
  if (lists.length === 0) return fail({ reason: 'unknown' });
  const rows = lists.reduce((sum, { movies }) => sum + movies.length, 0);
  if (rows > IMPORT_ROWS) return fail({ reason: 'too-large' });
  const { movies, leftOut, notes } = mergeFiles(lists);
  if (movies.length > IMPORT_MOVIES || leftOut.length > IMPORT_ROWS) return fail({ reason: 'too-large' });
  return movies.length === 0
    ? fail({ reason: 'empty' })
    : ok({ movies, leftOut: [...leftOut, ...unknown.map(unknownFile)], notes });
}

/** The delimiter in the first line: decimal commas and titles don't count. */
function delimiterOf(head: string): string {
  const count = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/**
 * Parses a CSV file, with quotes and line breaks in fields.
 * @param maxRows including the header, without blank rows
 */
export function csvTable(text: string, maxRows: number): Result<Table, 'too-large' | 'damaged'> {
  // Spreadsheets end lines otherwise than the program that wrote the header.
  const lines = text.replace(/\r\n?/g, '\n').trimStart();
  // Excel's own first line names the delimiter.
  const [named, delimiter] = /^"?sep=(.)"?\n/i.exec(lines) ?? ['', undefined];
  const table = lines.slice(named.length);
  const { data, errors, meta } = Papa.parse<string[]>(table, {
    delimiter: delimiter ?? delimiterOf(/^.*/.exec(table)?.[0] ?? ''),
    newline: '\n',
    preview: maxRows + 1,
  });
  // An unclosed quote swallows the rest of the file.
  if (errors.some(({ code }) => code === 'MissingQuotes')) return fail('damaged');
  return meta.truncated || data.filter((row) => !isBlank(row)).length > maxRows ? fail('too-large') : ok(data);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function xmlText(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|(\w+));/g, (entity, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code)),
  );
}

/** Criticker's XML as a table: a row for each film, with its elements as columns. Null if the text is none. */
function xmlTable(text: string): Result<Table, 'too-large'> | null {
  if (!/^\s*(<\?xml[^>]*>\s*)?<recentrankings>/.test(text)) return null;
  const films = [...text.matchAll(/<film>([^]*?)<\/film>/g)].map(
    ([, film = '']) =>
      new Map([...film.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, xmlText(value)])),
  );
  const columns = [...new Set(films.flatMap((film) => [...film.keys()]))];
  if (films.length > IMPORT_ROWS) return fail('too-large');
  return ok([columns, ...films.map((film) => columns.map((column) => film.get(column) ?? ''))]);
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** A file's text, and whether its encoding is only a guess: then letters other than ASCII may be wrong. */
interface FileText {
  readonly letters: string;
  readonly guessed: boolean;
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else windows-1252, which IMDb wrote until 2021. */
export function fileText(bytes: Uint8Array): Result<FileText, 'encoding'> {
  let letters: string;
  let guessed = false;
  try {
    letters = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    letters = new TextDecoder('windows-1252').decode(bytes);
    guessed = !/^<\?xml [^>]*encoding=.(iso-8859-1|windows-1252)/i.test(letters);
  }
  // UTF-16 without a byte order mark, or a binary file.
  return letters.includes('\u0000') ? fail('encoding') : ok({ letters, guessed });
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
