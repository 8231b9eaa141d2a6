import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { cacheNames, clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, Route, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { fetchDiscover } from '../api/tmdb/discover';
import { fetchTopCandidates, fetchTrendingDay } from '../api/tmdb/lists';
import {
  BACKFILL_LOCK,
  CHECK_PRECACHE,
  PERIODIC_SYNC_TAG,
  PINNED_WIDTH,
  POSTER_CACHE,
  POSTER_CACHE_ENTRIES,
  POSTER_CACHE_SECONDS,
  SEEN_POSTER_WIDTH,
} from '../config/cache';
import { environment } from '../config/environment';
import { SYNC_TAG } from '../config/sync';
import { countUnsentPreferences } from '../db/account-cache';
import { BackfillProgressStore } from '../db/backfill-progress';
import { BrowsingCacheStore } from '../db/browsing-cache';
import { DeviceDatabase } from '../db/device-database';
import { tryStorage } from '../db/storage';
import { showAppBadge } from '../lib/app-badge';
import { isFastUnmeteredConnection } from '../lib/connection';
import { ifLockIsFree } from '../lib/locks';
import { createBackfillStep } from '../services/backfill-step';
import { checkAccountDeleted } from '../services/deleted-account';
import { openMemberStore } from '../services/member-store';
import { createServices, type Services } from '../services/services';
import { countChanges } from '../sync/outbox';
import { needsMember } from '../sync/scheduler';
import { fetchAsPage, listRoute } from './list-route';

declare const self: ServiceWorkerGlobalScope;

/** Paths of backends on this origin. */
const NOT_SCREENS = [/^\/auth\/v1\//, /^\/rest\/v1\//, /^\/functions\/v1\//, /^\/movie-database\//];

const precache = new PrecacheController();
precache.precache(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(precache.createHandlerBoundToURL('index.html'), { denylist: NOT_SCREENS }));
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
  if (type === CHECK_PRECACHE)
    event.waitUntil(completePrecache().then((complete) => event.ports[0]?.postMessage(complete)));
});

/** An installation that no browser started: the precache stores what it fetches during one. */
class Reinstallation extends ExtendableEvent {
  /** The message that asked for it keeps the worker alive. */
  override waitUntil(): void {}
}

/**
 * Fetches what is missing in the precache: the browser may evict it and keep the worker.
 * @returns whether the application opens offline
 */
async function completePrecache(): Promise<boolean> {
  try {
    const stored = new Set((await (await caches.open(cacheNames.precache)).keys()).map(({ url }) => url));
    if ([...precache.getURLsToCacheKeys().values()].some((url) => !stored.has(url)))
      await precache.install(new Reinstallation('install'));
    return true;
  } catch {
    // No network or no space, or the files of this version are gone.
    return false;
  }
}

self.addEventListener('periodicsync', (event) => {
  if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(refreshMovies());
});

self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliverChanges());
});

/** Checks whether accounts of ended sessions were deleted. Pages retry if that fails. */
async function checkEndedSessions({ store, auth }: Services): Promise<void> {
  const cleanups = await tryStorage(() => store.readPendingCleanups());
  for (const ended of cleanups.ok ? cleanups.value : []) {
    if (ended.reason !== 'session') continue;
    const checked = await checkAccountDeleted(auth, ended);
    if (!checked.ok) throw new Error(`A deleted account is not ended here: ${checked.error.reason}`);
  }
}

/**
 * Pushes pending changes while all pages are closed. Rejects if a retry may help, so that the browser wakes the worker
 * again.
 */
async function deliverChanges(): Promise<void> {
  const device = new DeviceDatabase();
  const services = createServices(environment, () => Promise.resolve(device));
  const session = await services.store.read();
  if (!session) {
    await checkEndedSessions(services);
    return;
  }
  const opened = await openMemberStore(services, session.member.id, () => {});
  if (!opened.ok) throw new Error(`Changes still wait: ${opened.error.reason}`);
  const { store: store } = opened.value;
  const outcome = await store.syncOnce();
  await store.whenIdle();
  const count = await tryStorage(() => countChanges(store.database));
  const choices = await tryStorage(() => countUnsentPreferences(store.database));
  if (count.ok && choices.ok) await showAppBadge(count.value.undecided || count.value.pending + choices.value);
  store.database.close();
  await checkEndedSessions(services);
  if (!outcome.ok && !needsMember(outcome.error)) {
    throw new Error(`Changes still wait: ${outcome.error.reason}`);
  }
  if (outcome.ok && choices.ok && choices.value > 0) throw new Error('The choice of country still waits.');
}

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
function posterRoute(imageUrl: string): Route {
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

/**
 * Refreshes the Top 50, the trending movies and the cached movies while all pages are closed, by the same rules as a
 * visible page: not if they are fresh, nor on a slow or metered connection. Failures are retried next time.
 */
async function refreshMovies(): Promise<void> {
  if (!isFastUnmeteredConnection()) return;
  const kept = new BrowsingCacheStore();
  const { tmdb, browsingCache } = createServices(environment, () => Promise.resolve(new DeviceDatabase()), {
    loadBrowsingCache: () => Promise.resolve(kept),
    fetchMovies: fetchAsPage(environment.movieDatabaseUrl),
  });
  const lists = await Promise.all([fetchTopCandidates(tmdb), fetchTrendingDay(tmdb)]);
  // Don't send more requests to a failing server.
  if (lists.some(({ ok }) => !ok)) return;
  await ifLockIsFree(BACKFILL_LOCK, async () => {
    const step = createBackfillStep({
      read: browsingCache.read,
      progress: new BackfillProgressStore(),
      discover: (query, page) => fetchDiscover(tmdb, query, page, undefined, 'prefetch'),
      now: () => Date.now(),
    });
    while (isFastUnmeteredConnection() && (await step()) === 'more');
  });
  // Waits until all movies are written.
  const written = await browsingCache.read();
  if (!written.ok) throw new Error(`Movies are not kept: ${written.error.reason}`);
}
