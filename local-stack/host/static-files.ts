import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CACHE_CONTROL, HASHED_FOLDER } from './caching';
import { compress, negotiateEncoding, type Forms } from './content-encoding';
import { contentType, isText } from './content-types';
import { PlainFailure } from '../settings/plain-failure';

/** Serves the files of a build, like a good static host. */
export type StaticFiles = (request: Request) => Response;

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly hash: string;
  readonly forms: Forms;
}

/** The page served for every route of the app. */
const PAGE = '/index.html';

/** The files of a build by their path, such as /assets/main-x1.js. */
export type Build = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Excludes metadata of the bundler, the build and the server, whose names start with a dot. */
function isPublic(name: string): boolean {
  return !name.split(sep).some((part) => part.startsWith('.'));
}

/**
 * Reads the public files of a build into memory: a few megabytes.
 * @throws PlainFailure if there is no build
 */
export function readBuild(folder: string): Build {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const build = new Map(
    names
      .filter((name) => isPublic(name) && statSync(join(folder, name)).isFile())
      .map((name) => [`/${name.split(sep).join('/')}`, new Uint8Array(readFileSync(join(folder, name)))] as const),
  );
  if (!build.has(PAGE)) throw new PlainFailure(`There’s no build in ${folder}. Run "npm run build" first.`);
  return build;
}

/** The HTML pages of a build by their path, such as /charts.html. */
export function pagesOf(build: Build): ReadonlyMap<string, string> {
  const pages = [...build].filter(([path]) => path.endsWith('.html'));
  return new Map(pages.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

/**
 * Compresses and serves a build. Requests are looked up in memory and never reach the file system.
 * @param compressed folder where its compressed files are kept
 */
export async function serveBuild(build: Build, compressed: string): Promise<StaticFiles> {
  const files = new Map(
    await Promise.all([...build].map(async ([path, bytes]) => [path, await prepare(path, bytes, compressed)] as const)),
  );
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' });
    const path = decode(new URL(request.url).pathname);
    if (path === undefined) return plain(400);
    const page = isNavigation(request, path) ? (files.get(`${path}.html`) ?? files.get(PAGE)) : undefined;
    const file = files.get(path) ?? page;
    return file ? fileResponse(request, file) : plain(404);
  };
}

async function prepare(path: string, bytes: Uint8Array<ArrayBuffer>, compressed: string): Promise<StaticFile> {
  const type = contentType(path);
  return {
    type,
    cacheControl: path.startsWith(HASHED_FOLDER) ? CACHE_CONTROL.hashed : CACHE_CONTROL.others,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    forms: isText(type) ? await compress(bytes, compressed) : new Map([['identity', bytes]]),
  };
}

/**
 * True for navigations, as opposed to files requested by a page. Routes contain no dot: a messenger that previews a link
 * accepts anything.
 */
function isNavigation(request: Request, path: string): boolean {
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  return (wantsPage || !path.includes('.')) && !path.startsWith(HASHED_FOLDER);
}

function fileResponse(request: Request, file: StaticFile): Response {
  const encoding = negotiateEncoding(request.headers.get('accept-encoding'), new Set(file.forms.keys()));
  const body = file.forms.get(encoding) ?? new Uint8Array();
  const etag = `"${file.hash}-${encoding}"`;
  const headers = new Headers({ 'cache-control': file.cacheControl, etag, vary: 'accept-encoding' });
  if (matchesETag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function matchesETag(known: string | null, etag: string): boolean {
  const tags = (known ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function plain(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
