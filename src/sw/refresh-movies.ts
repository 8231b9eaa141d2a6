import { environment } from '../config/environment';
import { BACKFILL_LOCK } from '../config/cache';
import { createBackfillStep } from '../services/backfill-step';
import { BrowsingCacheStore } from '../db/browsing-cache';
import { BackfillProgressStore } from '../db/backfill-progress';
import { DeviceDatabase } from '../db/device-database';
import { isSpareConnection } from '../lib/connection';
import { ifLockIsFree } from '../lib/locks';
import { createServices } from '../services/services';
import { fetchTopCandidates, fetchTrendingDay } from '../api/tmdb/lists';
import { fetchDiscover } from '../api/tmdb/discover';
import { fetchAsPage } from './list-route';

/**
 * Renews the Top 50, the trending movies and the movies of the device with every page closed, by the rules of a page that is
 * looked at: lists that are fresh are not asked for, and nothing is on a connection that is slow or paid by use. What
 * fails waits for the next time.
 */
export async function renewMovies(): Promise<void> {
  if (!isSpareConnection()) return;
  const kept = new BrowsingCacheStore();
  const { tmdb, catalogue } = createServices(environment, () => Promise.resolve(new DeviceDatabase()), {
    loadCatalogue: () => Promise.resolve(kept),
    fetchMovies: fetchAsPage(environment.movieDatabaseUrl),
  });
  const lists = await Promise.all([fetchTopCandidates(tmdb), fetchTrendingDay(tmdb)]);
  // One in trouble is not asked for more that nobody waits for.
  if (lists.some(({ ok }) => !ok)) return;
  await ifLockIsFree(BACKFILL_LOCK, async () => {
    const step = createBackfillStep({
      read: catalogue.read,
      progress: new BackfillProgressStore(),
      discover: (query, page) => fetchDiscover(tmdb, query, page, undefined, 'prefetch'),
      now: () => Date.now(),
    });
    while (isSpareConnection() && (await step()) === 'more');
  });
  // it waits until all that was listed is written
  const written = await catalogue.read();
  if (!written.ok) throw new Error(`Movies are not kept: ${written.error.reason}`);
}
