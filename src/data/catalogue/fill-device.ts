import { BACKFILL_LOCK, BACKFILL_QUIET_MS } from '../../config/cache';
import { hasRoom, idleMoment, mayFetchAhead } from '../../lib/idle';
import { delay } from '../../lib/delay';
import { ifLockIsFree } from '../../lib/locks';
import type { TmdbClient } from '../../api/tmdb/client';
import { fetchDiscover } from '../../api/tmdb/discover';
import type { BrowsingCache } from './catalogue';
import { createBackfillStep } from './fill-step';
import { runInIdleSteps } from '../../lib/idle-steps';
import { BackfillProgressStore } from '../../db/backfill-progress';
import { createPosterCacheStep } from './seen-posters';

export interface Backfill {
  readonly catalogue: Pick<BrowsingCache, 'read'>;
  readonly tmdb: TmdbClient;
  readonly imageUrl: string;
}

/**
 * Completes the movies on this device, and then their posters, in moments when the page is looked at, has nothing else to
 * do and nobody waits for the movie database.
 */
export function startBackfill({ catalogue, tmdb, imageUrl }: Backfill): Promise<void> {
  const { read } = catalogue;
  const progress = new BackfillProgressStore();
  const now = () => Date.now();
  return runInIdleSteps({
    works: [
      createBackfillStep({
        read,
        progress,
        discover: (query, page) => fetchDiscover(tmdb, query, page, undefined, 'ahead'),
        now,
      }),
      createPosterCacheStep({ read, progress, imageUrl, hasRoom, now }),
    ],
    welcome: () => mayFetchAhead() && tmdb.quietMs() >= BACKFILL_QUIET_MS,
    idle: idleMoment,
    alone: (run) => ifLockIsFree(BACKFILL_LOCK, run),
    pause: delay,
  });
}
