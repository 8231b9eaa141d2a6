import { strToU8, zipSync } from 'fflate';
import { readFiles } from '../../../../src/services/import/read-files';
import type { ImportFile } from '../../../../src/domain/import/import-row';

/** Lines as a CSV file of the given name. */
export const csvFile = (name: string, lines: readonly string[]): File => new File([lines.join('\r\n')], name);

export const jsonFile = (name: string, value: unknown): File => new File([JSON.stringify(value)], name);

/** A ZIP archive of files, by their paths. */
export function zipFile(name: string, files: Readonly<Record<string, string>>): File {
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
  return new File([packed], name);
}

/** Bytes as a file. */
export const byteFile = (name: string, bytes: readonly number[]): File => new File([new Uint8Array(bytes)], name);

/** A movie of which its file tells nothing yet. */
export const NAMELESS = {
  title: '',
  year: null,
  imdbId: null,
  tmdbId: null,
  marks: {},
  rating: null,
  ratedAt: null,
};

/** Noon of a day where the test runs, in milliseconds since 1970. */
export const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();

/** What files hold. @throws where they cannot be read */
export async function read(...files: File[]): Promise<ImportFile> {
  const list = await readFiles(files);
  if (!list.ok) throw new Error(list.error.reason);
  return list.value;
}

/** Why files cannot be read, or what they hold. */
export async function wrong(...files: File[]) {
  const list = await readFiles(files);
  return list.ok ? list.value : list.error.reason;
}

/** Heads of Letterboxd's files. */
export const WATCHED = 'Date,Name,Year,Letterboxd URI';
export const RATINGS = 'Date,Name,Year,Letterboxd URI,Rating';
export const DIARY = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date';
