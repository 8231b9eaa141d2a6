import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiateEncoding, type Encoding } from './content-encoding';
import type { RouteHandler } from './request-handler';

/** Bytes below which a response fits into one packet anyway. */
const WORTHWHILE = 1400;

/** Encodings of a service's responses. They are compressed on the fly, so brotli uses a fast setting. */
const ENCODINGS: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity']);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const COMPRESSORS = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, QUICK),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/** Compresses a service's text responses if they are long enough, with brotli or gzip as the request accepts. */
export function compressed(handler: RouteHandler): RouteHandler {
  return {
    has: (pathname) => handler.has(pathname),
    fetch: async (request) => encode(await handler.fetch(request), request.headers.get('accept-encoding')),
  };
}

async function encode(response: Response, accepted: string | null): Promise<Response> {
  if (response.body === null || !isText(response.headers.get('content-type') ?? '')) return response;
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const encoding = bytes.byteLength < WORTHWHILE ? 'identity' : negotiateEncoding(accepted, ENCODINGS);
  if (encoding === 'identity') return new Response(bytes, { status, statusText, headers });
  headers.set('content-encoding', encoding);
  const body = new Uint8Array(await COMPRESSORS[encoding](bytes));
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status, statusText, headers });
}

function isText(type: string): boolean {
  return /^(text\/|application\/json|image\/svg\+xml)/.test(type);
}
