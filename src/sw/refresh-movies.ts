import { environment } from '../config/environment';
import { BACKFILL_LOCK } from '../config/cache';
import { createBackfillStep } from '../services/backfill-step';
import { BrowsingCacheStore } from '../db/browsing-cache';
import { BackfillProgressStore } from '../db/backfill-progress';
import { DeviceDatabase } from '../db/device-database';
import { isFastUnmeteredConnection } from '../lib/connection';
import { ifLockIsFree } from '../lib/locks';
import { createServices } from '../services/services';
import { fetchTopCandidates, fetchTrendingDay } from '../api/tmdb/lists';
import { fetchDiscover } from '../api/tmdb/discover';
import { fetchAsPage } from './list-route';

/**
 * Refreshes the Top 50, the trending movies and the cached movies while all pages are closed, by the same rules as a
 * visible page: not if they are fresh, nor on a slow or metered connection. Failures are retried next time.
 */
export async function refreshMovies(): Promise<void> {
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
