import { Route } from 'workbox-routing';
import { LIST_CACHE } from '../config/cache';
import { MOVIE_LISTS } from '../config/tmdb';
import { answerList } from './list-answer';

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
