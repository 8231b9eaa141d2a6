import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { environment } from '../config/environment';
import { PERIODIC_SYNC_TAG } from '../config/cache';
import { SYNC_TAG } from '../config/sync';
import { deliverChanges } from './deliver-changes';
import { listRoute } from './list-route';
import { posterRoute } from './poster-route';
import { refreshMovies } from './refresh-movies';

declare const self: ServiceWorkerGlobalScope;

/** Paths of backends on this origin. */
const NOT_SCREENS = [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\/v1\//, /^\/movie-database\//];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: NOT_SCREENS }));
registerRoute(posterRoute(environment.imageUrl));
registerRoute(listRoute(environment.movieDatabaseUrl));
// If the browser denies access to the caches, load pages from the network. For images that has already been tried.
setCatchHandler(({ request }) =>
  request.destination === 'image' ? Promise.resolve(Response.error()) : fetch(request),
);

// Controls the first page at once; a new version still waits for the member's consent.
clientsClaim();

self.addEventListener('message', (event) => {
  const { data } = event as { readonly data: unknown };
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('periodicsync', (event) => {
  if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(refreshMovies());
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliverChanges());
});
