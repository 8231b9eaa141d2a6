import { Route } from 'workbox-routing';
import { LIST_CACHE } from '../config/cache';
import { FETCHED_AT_HEADER, MOVIE_LISTS } from '../config/tmdb';

/** The request's URL without the API key, which must not be stored. */
function keyless(url: URL): string {
  const key = new URL(url);
  key.searchParams.delete('api_key');
  return key.href;
}

/** Milliseconds for which a response is fresh; undefined if it isn't a cached list. */
function freshFor(movieDatabaseUrl: string, { origin, pathname }: URL): number | undefined {
  return Object.values(MOVIE_LISTS).find(({ path }) => `${movieDatabaseUrl}${path}` === `${origin}${pathname}`)
    ?.freshForMs;
}

function cachedList(request: Request, freshForMs: number): Promise<Response> {
  return respondWithList({
    key: keyless(new URL(request.url)),
    freshForMs,
    // The browser's HTTP cache might return an older response under a newer time.
    fetch: () => fetch(request, { cache: 'no-cache' }),
    open: () => caches.open(LIST_CACHE),
    now: Date.now(),
  });
}

/**
 * Caches TMDB's lists, below the pages' own caches: fresh ones without a request, old ones when offline. Other TMDB
 * requests pass through.
 */
export function listRoute(movieDatabaseUrl: string): Route {
  return new Route(
    ({ url }) => freshFor(movieDatabaseUrl, url) !== undefined,
    ({ request, url }) => cachedList(request, freshFor(movieDatabaseUrl, url) ?? 0),
  );
}

/** Fetches from TMDB like a page controlled by this worker. */
export function fetchAsPage(movieDatabaseUrl: string): (address: string, init?: RequestInit) => Promise<Response> {
  return (address, init) => {
    const request = new Request(address, init);
    const freshForMs = freshFor(movieDatabaseUrl, new URL(request.url));
    return freshForMs === undefined ? fetch(request) : cachedList(request, freshForMs);
  };
}

/** The part of Cache that is used. */
export interface ListCache {
  readonly match: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, response: Response) => Promise<void>;
}

export interface ListRequest {
  /** The URL to cache it under, without the API key. */
  readonly key: string;
  /** Milliseconds for which a cached response is used without a request. */
  readonly freshForMs: number;
  readonly fetch: () => Promise<Response>;
  /** Opens the cache; browsers may refuse. */
  readonly open: () => Promise<ListCache>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

const OK = 200;

/** A negative age means that the clock was set back, so it isn't fresh. */
function isFresh(cached: Response, freshForMs: number, now: number): boolean {
  const age = now - Number(cached.headers.get(FETCHED_AT_HEADER) ?? NaN);
  return age >= 0 && age < freshForMs;
}

/**
 * Caches a copy of the response with its fetch time, and returns another. Both are new responses because only few
 * headers of cross-origin ones are readable.
 */
async function store({ key, now }: ListRequest, cache: ListCache | null, response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = { 'content-type': 'application/json', [FETCHED_AT_HEADER]: String(now) };
  // On a full device nothing is cached, but the list is still shown.
  await cache?.put(key, new Response(body, { headers })).catch(() => undefined);
  return new Response(body, { headers });
}

/**
 * A list from TMDB: the cached response while it's fresh, else a new one; if that fails, the cached one, however old.
 * Only responses with status 200 are cached.
 */
export async function respondWithList(request: ListRequest): Promise<Response> {
  // Without a cache, the list is still fetched.
  const cache = await request.open().catch(() => null);
  const cached = await cache?.match(request.key).catch(() => undefined);
  if (cached && isFresh(cached, request.freshForMs, request.now)) return cached;
  try {
    const response = await request.fetch();
    if (response.status === OK) return await store(request, cache, response);
    return cached && response.status >= 500 ? cached : response;
  } catch {
    return cached ?? Response.error();
  }
}
