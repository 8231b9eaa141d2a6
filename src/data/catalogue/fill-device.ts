import { FILLING_LOCK, FILLING_QUIET_MS } from '../../config/catalogue/filling-limits';
import { hasRoom, idleMoment, mayFetchAhead } from '../platform/spare-moment';
import { pause } from '../platform/pause';
import { whereLockIsFree } from '../platform/web-lock';
import type { MovieDatabase } from '../tmdb/client/client';
import { fetchDiscover } from '../tmdb/search/discover';
import type { Catalogue } from './catalogue';
import { createFillStep } from './fill-step';
import { inIdleSteps } from './idle-steps';
import { KeptProgress } from './kept-progress';
import { createPosterStep } from './seen-posters';

export interface FilledDevice {
  readonly catalogue: Pick<Catalogue, 'read'>;
  readonly movieDatabase: MovieDatabase;
  readonly imageUrl: string;
}

/**
 * Completes the films on this device, and then their posters, in moments when the page is looked at, has nothing else to
 * do and nobody waits for the movie database.
 */
export function fillDevice({ catalogue, movieDatabase, imageUrl }: FilledDevice): Promise<void> {
  const { read } = catalogue;
  const progress = new KeptProgress();
  const now = () => Date.now();
  return inIdleSteps({
    works: [
      createFillStep({
        read,
        progress,
        discover: (query, page) => fetchDiscover(movieDatabase, query, page, undefined, 'ahead'),
        now,
      }),
      createPosterStep({ read, progress, imageUrl, hasRoom, now }),
    ],
    welcome: () => mayFetchAhead() && movieDatabase.quietMs() >= FILLING_QUIET_MS,
    idle: idleMoment,
    alone: (run) => whereLockIsFree(FILLING_LOCK, run),
    pause,
  });
}
