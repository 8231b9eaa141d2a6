import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings of a file. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in all its encodings. */
export type Forms = ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;

/** Smallest first. */
const BY_SIZE = ['br', 'gzip', 'identity'] as const;

/**
 * Chooses the smallest encoding a request accepts.
 * @param accepted its Accept-Encoding header
 */
export function negotiateEncoding(accepted: string | null, available: ReadonlySet<Encoding>): Encoding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  const choices = BY_SIZE.filter((encoding) => available.has(encoding) && weightOf(encoding) > 0);
  const best = Math.max(...choices.map(weightOf));
  return choices.find((encoding) => weightOf(encoding) === best) ?? 'identity';
}

const COMPRESSORS = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses a file as small as possible. That takes seconds for a whole build, so the results are kept for the next start.
 * @param folder where they are kept; created when needed
 */
export async function compress(bytes: Uint8Array<ArrayBuffer>, folder: string): Promise<Forms> {
  const name = createHash('sha256').update(bytes).digest('hex');
  const compressed = await Promise.all(
    (['br', 'gzip'] as const).map(async (encoding) => {
      const file = join(folder, `${name}.${encoding}`);
      const form = (await readIfThere(file)) ?? (await keep(file, await COMPRESSORS[encoding](bytes)));
      return [encoding, new Uint8Array(form)] as const;
    }),
  );
  return new Map<Encoding, Uint8Array<ArrayBuffer>>([...compressed, ['identity', bytes]]);
}

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

/** Renamed into place, so that a kill leaves no half of it. Where the folder can't be written to, it isn't kept. */
async function keep(file: string, bytes: Buffer): Promise<Buffer> {
  const draft = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
  }
  return bytes;
}
