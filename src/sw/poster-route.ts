import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  PINNED_WIDTH,
  POSTER_CACHE,
  POSTER_CACHE_ENTRIES,
  POSTER_CACHE_SECONDS,
  SEEN_POSTER_WIDTH,
} from '../config/cache';

/** The same picture in the widths that posters are kept in unasked, the large one first. */
function keptAddresses(imageUrl: string, address: string): readonly string[] {
  const [, ...path] = address.slice(imageUrl.length + 1).split('/');
  return [PINNED_WIDTH, SEEN_POSTER_WIDTH].map((width) => [imageUrl, width, ...path].join('/'));
}

/** The first of some pictures that any cache has. */
async function firstKept(addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    const kept = await caches.match(address);
    if (kept) return kept;
  }
  return undefined;
}

/**
 * Posters, cache first and bounded. Without a network another width of the same picture is better than none: a member's
 * own posters are kept in one width only, and those of movies for searches without a network in another.
 */
export function posterRoute(imageUrl: string): Route {
  const strategy = new CacheFirst({
    cacheName: POSTER_CACHE,
    plugins: [
      // Only whole, readable answers: an opaque one counts as megabytes of quota.
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries: POSTER_CACHE_ENTRIES,
        maxAgeSeconds: POSTER_CACHE_SECONDS,
        purgeOnQuotaError: true,
      }),
      {
        // Where the browser refuses its caches, the network alone is left.
        handlerDidError: ({ request }) => firstKept(keptAddresses(imageUrl, request.url)).catch(() => fetch(request)),
      },
    ],
  });
  return new Route(({ request, url }) => {
    return request.destination === 'image' && url.href.startsWith(`${imageUrl}/`);
  }, strategy);
}
