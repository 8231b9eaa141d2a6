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

/** URLs of the same image in the widths of pinned and cached posters, large one first. */
function alternativeUrls(imageUrl: string, address: string): readonly string[] {
  const [, ...path] = address.slice(imageUrl.length + 1).split('/');
  return [PINNED_WIDTH, SEEN_POSTER_WIDTH].map((width) => [imageUrl, width, ...path].join('/'));
}

/** The first of these images that's in any cache. */
async function firstCached(addresses: readonly string[]): Promise<Response | undefined> {
  for (const address of addresses) {
    const cached = await caches.match(address);
    if (cached) return cached;
  }
  return undefined;
}

/**
 * Posters, cache first, with a size limit. Offline, the same image in another width is used: pinned posters and those
 * for offline searches are only stored in one width each.
 */
export function posterRoute(imageUrl: string): Route {
  const strategy = new CacheFirst({
    cacheName: POSTER_CACHE,
    plugins: [
      // Only complete, readable responses: opaque ones count as megabytes of quota.
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({
        maxEntries: POSTER_CACHE_ENTRIES,
        maxAgeSeconds: POSTER_CACHE_SECONDS,
        purgeOnQuotaError: true,
      }),
      {
        // If the browser denies access to the caches, only the network is left.
        handlerDidError: ({ request }) =>
          firstCached(alternativeUrls(imageUrl, request.url)).catch(() => fetch(request)),
      },
    ],
  });
  return new Route(({ request, url }) => {
    return request.destination === 'image' && url.href.startsWith(`${imageUrl}/`);
  }, strategy);
}
