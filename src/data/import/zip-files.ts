import { Unzip, UnzipInflate } from 'fflate';
import { IMPORT_ENTRIES, IMPORT_UNPACKED_BYTES, UNPACK_STEP_BYTES } from '../../config/import';
import { fail, ok, type Result } from '../../domain/values/result';

/** A file of an archive. */
export interface PackedFile {
  /** With its folders, divided by slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Whether a file begins as ZIP archives do, an empty one included. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/**
 * Unpacks the wanted files of a ZIP archive, step by step: what an archive says of its sizes is not believed, and it is
 * left as soon as more has come out of it than is read.
 * @param wanted whether a file of this path is read at all
 */
export function zipFiles(
  archive: Uint8Array,
  wanted: (path: string) => boolean,
): Result<readonly PackedFile[], 'too-large' | 'damaged'> {
  const files: PackedFile[] = [];
  const state = { entries: 0, unpacked: 0, broken: false };
  const unzip = new Unzip((file) => {
    state.entries += 1;
    if (!wanted(file.name)) return;
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
    // fflate throws what it finds wrong with an archive, such as that it breaks off
    return fail('damaged');
  }
  return ok(files);
}
