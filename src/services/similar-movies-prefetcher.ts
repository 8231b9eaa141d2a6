import { SIMILAR_MOVIES_REFRESH_MS } from '../config/recommend';
import {
  idsWithoutSimilarMovies,
  storeSimilarMovies,
  pruneSimilarMovies,
  tasteFavorites,
} from '../db/similar-movies-cache';
import type { MemberDatabase } from '../db/member-database';
import { readSyncState } from '../db/sync-state';
import { withWebLock } from '../lib/locks';
import type { TmdbClient } from '../api/tmdb/client';
import { fetchSimilarMovies } from '../api/tmdb/movie';
import { createBackgroundTask } from './background-task';

/** Prefetches movies similar to a member's newest favorites, the base for suggestions. */
export interface SimilarMoviesPrefetcher {
  /** Fetches missing lists in the background; during a run, queues another one. */
  readonly prefetch: () => void;
  readonly stop: () => void;
}

/** @param now milliseconds since the epoch */
export function createSimilarMoviesPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  now: () => number = Date.now,
): SimilarMoviesPrefetcher {
  const controller = new AbortController();
  const failedIds = new Set<number>();

  /** Fetches one movie after another at low priority, up to the first failure: the next sync retries. */
  async function fetchMissing(): Promise<void> {
    const favorites = await tasteFavorites(database);
    await pruneSimilarMovies(database, favorites, now());
    const outdated = await idsWithoutSimilarMovies(database, favorites, now() - SIMILAR_MOVIES_REFRESH_MS);
    for (const id of outdated.filter((each) => !failedIds.has(each))) {
      if ((await readSyncState(database)).signedOut) return;
      const response = await fetchSimilarMovies(tmdb, id, controller.signal, 'prefetch');
      if (response.ok) {
        const { value: movies, fetchedAt } = response.value;
        if (!(await storeSimilarMovies(database, { id, fetchedAt, movies }))) return;
      }
      // An unknown movie is retried as late as any other.
      else if (response.error.reason === 'not-found')
        await storeSimilarMovies(database, { id, fetchedAt: now(), movies: [] });
      // Only this movie is affected: skip it until the page is reloaded.
      else if (response.error.reason === 'malformed') failedIds.add(id);
      else return;
    }
  }

  const task = createBackgroundTask(
    // Avoids duplicate requests by two tabs of one member.
    () => withWebLock(`matinee-similar-movies-${database.userId}`, fetchMissing),
    // Similar movies are optional.
    () => undefined,
  );

  return {
    prefetch() {
      if (!controller.signal.aborted) task.request();
    },
    stop: () => controller.abort(),
  };
}
