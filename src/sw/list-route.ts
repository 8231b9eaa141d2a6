import { Route } from 'workbox-routing';
import { LIST_CACHE } from '../config/cache';
import { FETCHED_AT_HEADER, MOVIE_LISTS } from '../config/tmdb';

/** The request's address without the key, which must not be found in any cache. */
function keyless(url: URL): string {
  const key = new URL(url);
  key.searchParams.delete('api_key');
  return key.href;
}

/** Milliseconds for which a request's answer is fresh; undefined where that is no list of those that are kept. */
function freshFor(movieDatabaseUrl: string, { origin, pathname }: URL): number | undefined {
  return Object.values(MOVIE_LISTS).find(({ path }) => `${movieDatabaseUrl}${path}` === `${origin}${pathname}`)
    ?.freshForMs;
}

function keptList(request: Request, freshForMs: number): Promise<Response> {
  return answerList({
    key: keyless(new URL(request.url)),
    freshForMs,
    // The browser's own cache would give an older answer under a newer time.
    ask: () => fetch(request, { cache: 'no-cache' }),
    open: () => caches.open(LIST_CACHE),
    now: Date.now(),
  });
}

/**
 * The lists that are kept on the device, under the pages' own copies: fresh ones without a request, old ones when there is
 * no network. Everything else that is asked of the movie database goes by untouched.
 */
export function listRoute(movieDatabaseUrl: string): Route {
  return new Route(
    ({ url }) => freshFor(movieDatabaseUrl, url) !== undefined,
    ({ request, url }) => keptList(request, freshFor(movieDatabaseUrl, url) ?? 0),
  );
}

/** Asks the movie database as a page does that this worker looks after. */
export function fetchAsPage(movieDatabaseUrl: string): (address: string, init?: RequestInit) => Promise<Response> {
  return (address, init) => {
    const request = new Request(address, init);
    const freshForMs = freshFor(movieDatabaseUrl, new URL(request.url));
    return freshForMs === undefined ? fetch(request) : keptList(request, freshForMs);
  };
}

/** What is used of a Cache. */
export interface ListCache {
  readonly match: (key: string) => Promise<Response | undefined>;
  readonly put: (key: string, answer: Response) => Promise<void>;
}

export interface ListRequest {
  /** Address that the answer is kept under: without the movie database's key. */
  readonly key: string;
  /** Milliseconds for which a kept answer is given without asking. */
  readonly freshForMs: number;
  readonly ask: () => Promise<Response>;
  /** Opens where the answers are kept, which a browser may refuse. */
  readonly open: () => Promise<ListCache>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const OK = 200;

/** A clock that was set back makes an age negative: nothing is known of it then, so it is asked again. */
function isFresh(kept: Response, freshForMs: number, now: number): boolean {
  const age = now - Number(kept.headers.get(FETCHED_AT_HEADER) ?? NaN);
  return age >= 0 && age < freshForMs;
}

/**
 * Keeps a copy of the answer that says when it was fetched, and gives one on. Both are made anew: of an answer of another
 * origin a page may read only a few headers.
 */
async function keep({ key, now }: ListRequest, cache: ListCache | null, answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  const headers = { 'content-type': 'application/json', [FETCHED_AT_HEADER]: String(now) };
  // A full device keeps nothing, and the list is shown all the same.
  await cache?.put(key, new Response(body, { headers })).catch(() => undefined);
  return new Response(body, { headers });
}

/**
 * A list of the movie database: the kept answer while it is fresh, else a new one; and the kept one, however old, where
 * the network or the service gives none. Answers other than 200 are never kept.
 */
export async function answerList(request: ListRequest): Promise<Response> {
  // What cannot be kept is asked for all the same.
  const cache = await request.open().catch(() => null);
  const kept = await cache?.match(request.key).catch(() => undefined);
  if (kept && isFresh(kept, request.freshForMs, request.now)) return kept;
  try {
    const answer = await request.ask();
    if (answer.status === OK) return await keep(request, cache, answer);
    return kept && answer.status >= 500 ? kept : answer;
  } catch {
    return kept ?? Response.error();
  }
}
