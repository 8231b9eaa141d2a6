import { Route } from 'workbox-routing';
import { LIST_CACHE } from '../config/app/cache-names';
import { MOVIE_LISTS } from '../config/movie-database/movie-lists';
import { answerList } from './list-answer';

/** The request's address without the key, which must not be found in any cache. */
function keyless(url: URL): string {
  const key = new URL(url);
  key.searchParams.delete('api_key');
  return key.href;
}

/**
 * The lists that are kept on the device, under the pages' own copies: fresh ones without a request, old ones when there is
 * no network. Everything else that is asked of the movie database goes by untouched.
 */
export function listRoute(movieDatabaseUrl: string): Route {
  const freshness = new Map(
    Object.values(MOVIE_LISTS).map(({ path, freshForMs }): [string, number] => [
      `${movieDatabaseUrl}${path}`,
      freshForMs,
    ]),
  );
  const freshForMs = (url: URL) => freshness.get(`${url.origin}${url.pathname}`);
  return new Route(
    ({ url }) => freshForMs(url) !== undefined,
    async ({ request, url }) =>
      answerList({
        key: keyless(url),
        freshForMs: freshForMs(url) ?? 0,
        // The browser's own cache would give an older answer under a newer time.
        ask: () => fetch(request, { cache: 'no-cache' }),
        cache: await caches.open(LIST_CACHE),
        now: Date.now(),
      }),
  );
}
