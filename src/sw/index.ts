import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { environment } from '../config/environment';
import { PERIODIC_SYNC_TAG } from '../config/cache';
import { SYNC_TAG } from '../config/sync';
import { deliverChanges } from './deliver-changes';
import { listRoute } from './list-route';
import { posterRoute } from './poster-route';
import { renewMovies } from './refresh-movies';

declare const self: ServiceWorkerGlobalScope;

/** Paths that are not screens: backends on this origin answer them. */
const NOT_SCREENS = [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\/v1\//, /^\/movie-database\//];

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: NOT_SCREENS }));
registerRoute(posterRoute(environment.imageUrl));
registerRoute(listRoute(environment.movieDatabaseUrl));
// Where the browser refuses the caches that it had let this worker fill, the page comes from the network. A picture has
// been asked for there already.
setCatchHandler(({ request }) =>
  request.destination === 'image' ? Promise.resolve(Response.error()) : fetch(request),
);

// The first page is looked after at once; a new version still waits until the member says so.
clientsClaim();

self.addEventListener('message', (event) => {
  const { data } = event as { readonly data: unknown };
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  if (type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('periodicsync', (event) => {
  if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(renewMovies());
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliverChanges());
});
