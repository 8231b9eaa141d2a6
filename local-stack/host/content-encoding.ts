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

/** Compresses a file as small as possible, since it is done only once at startup. */
export async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Forms> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return new Map<Encoding, Uint8Array<ArrayBuffer>>([
    ['br', new Uint8Array(br)],
    ['gzip', new Uint8Array(gz)],
    ['identity', bytes],
  ]);
}
