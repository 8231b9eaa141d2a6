import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { Route } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { PINNED_WIDTH, POSTER_CACHE, POSTER_CACHE_ENTRIES, POSTER_CACHE_SECONDS } from '../config/cache-names';

/** The same picture in the width that members' posters are kept in. */
function pinnedAddress(imageUrl: string, address: string): string {
  const [, ...path] = address.slice(imageUrl.length + 1).split('/');
  return [imageUrl, PINNED_WIDTH, ...path].join('/');
}

/**
 * Posters, cache first and bounded. Without a network another width of the same picture is better than none: a member's
 * own posters are kept in one width only.
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
        handlerDidError: async ({ request }) => caches.match(pinnedAddress(imageUrl, request.url)),
      },
    ],
  });
  return new Route(({ request, url }) => {
    return request.destination === 'image' && url.href.startsWith(`${imageUrl}/`);
  }, strategy);
}
