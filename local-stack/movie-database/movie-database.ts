import { createArtwork } from './artwork/artwork';
import { spreadOut, designsOf } from './artwork/choose';
import type { Catalog } from './catalog/catalog';
import { readCatalog } from './catalog/movie-files';
import { errorResponse, preflightResponse } from './responses/json-response';
import { handleRequest } from './responses/router';

const ROOT = '/movie-database';
const API = `${ROOT}/3`;
const IMAGES = `${ROOT}/t/p`;

export interface MovieDatabaseOptions {
  /** The only accepted key, as `api_key` or as a bearer token. */
  readonly key: string;
  /** In ms since 1970; trending depends on it. */
  readonly now: () => number;
  /** Read from the repository's files by default. */
  readonly catalog?: Catalog;
}

export interface MovieDatabase {
  readonly fetch: (request: Request) => Response;
  /** True for the paths of this database. */
  readonly has: (pathname: string) => boolean;
}

/**
 * The embedded movie database: TMDB v3's paths and formats under /movie-database/3 and drawn images under
 * /movie-database/t/p/{width}/{file}. Reads its movies at once; throws if a file is broken.
 */
export function createMovieDatabase({ key, now, catalog = readCatalog() }: MovieDatabaseOptions): MovieDatabase {
  const artwork = createArtwork(catalog);
  return {
    has: (pathname) => pathname === ROOT || pathname.startsWith(`${ROOT}/`),
    fetch: (request) => {
      const { pathname, searchParams, origin } = new URL(request.url);
      if (request.method === 'OPTIONS') return preflightResponse();
      if (request.method !== 'GET') return errorResponse('not-found');
      if (pathname.startsWith(`${IMAGES}/`)) return artwork.fetch(pathname.slice(IMAGES.length));
      if (!pathname.startsWith(`${API}/`)) return errorResponse('not-found');
      if (!showsKey(request, searchParams, key)) return errorResponse('invalid-key');
      return handleRequest(catalog, {
        path: pathname.slice(API.length),
        parameters: searchParams,
        now: now(),
        imageBase: `${origin}${IMAGES}/`,
        spreadOut: (movies) => spreadOut(movies, designsOf(catalog)),
      });
    },
  };
}

function showsKey(request: Request, parameters: URLSearchParams, key: string): boolean {
  return parameters.get('api_key') === key || request.headers.get('authorization') === `Bearer ${key}`;
}
