import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CACHE_CONTROL, HASHED_FOLDER } from './caching';
import { compress, negotiateEncoding, type Forms } from './content-encoding';
import { contentType, isText } from './content-types';
import { PlainFailure } from '../settings/plain-failure';

/** Answers for the files of a build, as a good host of static files would. */
export type StaticFiles = (request: Request) => Response;

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly hash: string;
  readonly forms: Forms;
}

/** The page that answers for every address of the app. */
const PAGE = '/index.html';

/** The files of a build by their path, such as /assets/main-x1.js. */
export type Build = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Whether a file of a build is for browsers: the bundler's own notes lie in a folder with a dot. */
function isPublic(path: string): boolean {
  return !path.includes('/.');
}

/**
 * Reads what is public of a build into memory: a few megabytes.
 * @throws PlainFailure when there is none
 */
export function readBuild(folder: string): Build {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const build = new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [`/${name.split(sep).join('/')}`, new Uint8Array(readFileSync(join(folder, name)))] as const)
      .filter(([path]) => isPublic(path)),
  );
  if (!build.has(PAGE)) throw new PlainFailure(`There’s no build in ${folder}. Run "npm run build" first.`);
  return build;
}

/** The pages of a build by their path, such as /charts.html, as text. */
export function pagesOf(build: Build): ReadonlyMap<string, string> {
  const pages = [...build].filter(([path]) => path.endsWith('.html'));
  return new Map(pages.map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
}

/** Compresses a build, and answers for it. Requests are looked up among its paths and never reach the file system. */
export async function serveBuild(build: Build): Promise<StaticFiles> {
  const files = new Map(
    await Promise.all([...build].map(async ([path, bytes]) => [path, await prepare(path, bytes)] as const)),
  );
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' });
    const path = decode(new URL(request.url).pathname);
    if (path === undefined) return plain(400);
    const page = isNavigation(request, path) ? (files.get(`${path}.html`) ?? files.get(PAGE)) : undefined;
    const file = files.get(path) ?? page;
    return file ? answer(request, file) : plain(404);
  };
}

async function prepare(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<StaticFile> {
  const type = contentType(path);
  return {
    type,
    cacheControl: path.startsWith(HASHED_FOLDER) ? CACHE_CONTROL.hashed : CACHE_CONTROL.others,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    forms: isText(type) ? await compress(bytes) : new Map([['identity', bytes]]),
  };
}

/** An address typed, linked or reloaded, rather than a file that a page asks for. */
function isNavigation(request: Request, path: string): boolean {
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  return path === '/' || (wantsPage && !path.startsWith(HASHED_FOLDER));
}

function answer(request: Request, file: StaticFile): Response {
  const encoding = negotiateEncoding(request.headers.get('accept-encoding'), new Set(file.forms.keys()));
  const body = file.forms.get(encoding) ?? new Uint8Array();
  const etag = `"${file.hash}-${encoding}"`;
  const headers = new Headers({ 'cache-control': file.cacheControl, etag, vary: 'accept-encoding' });
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.byteLength));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function isKnown(known: string | null, etag: string): boolean {
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
