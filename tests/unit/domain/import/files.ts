import { strToU8, zipSync } from 'fflate';
import type { ImportFile } from '../../../../src/domain/import/import-row';
import { readFiles } from '../../../../src/services/import/read-files';

/** A CSV file of the given name with these lines. */
export const csvFile = (name: string, lines: readonly string[]): File => new File([lines.join('\r\n')], name);

export const jsonFile = (name: string, value: unknown): File => new File([JSON.stringify(value)], name);

/** A ZIP archive of files by path. */
export function zipFile(name: string, files: Readonly<Record<string, string>>): File {
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new File([packed], name);
}

/** A file with these bytes. */
export const byteFile = (name: string, bytes: readonly number[]): File => new File([new Uint8Array(bytes)], name);

/** A movie without any known fields. */
export const NAMELESS = {
  title: '',
  year: null,
  imdbId: null,
  tmdbId: null,
  mayBeSeries: false,
  address: null,
  marks: {},
  viewings: [],
  enteredOn: null,
  rating: null,
  ratedAt: null,
  watchlist: false,
};

/** Noon of a day in the test's time zone, in milliseconds since 1970. */
export const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();

/** The movies in files. @throws if they can't be read */
export async function read(...files: File[]): Promise<ImportFile> {
  const list = await readFiles(files);
  if (!list.ok) throw new Error(list.error.reason);
  return list.value;
}

/** The error of reading files, or their content. */
export async function errorOf(...files: File[]) {
  const list = await readFiles(files);
  return list.ok ? list.value : list.error.reason;
}

/** Header rows of Letterboxd's files. */
export const WATCHED = 'Date,Name,Year,Letterboxd URI';
export const RATINGS = 'Date,Name,Year,Letterboxd URI,Rating';
export const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
