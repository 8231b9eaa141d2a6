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

/** Keeps what the movie database recommends beside a member's newest favorites, so that the device knows their taste. */
export interface SimilarMoviesPrefetcher {
  /** Looks what is missing and fetches it in the background; asked meanwhile, it looks once more afterwards. */
  readonly prefetch: () => void;
  readonly stop: () => void;
}

/** @param now milliseconds since 1970 */
export function createSimilarMoviesPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  now: () => number = Date.now,
): SimilarMoviesPrefetcher {
  const stopping = new AbortController();
  const failedIds = new Set<number>();

  /** One movie after another, behind all that somebody waits for, up to the first failure: the next sync asks again. */
  async function fetchMissing(): Promise<void> {
    const favorites = await tasteFavorites(database);
    await pruneSimilarMovies(database, favorites, now());
    const wanting = await idsWithoutSimilarMovies(database, favorites, now() - SIMILAR_MOVIES_REFRESH_MS);
    for (const id of wanting.filter((each) => !failedIds.has(each))) {
      if ((await readSyncState(database)).signedOut) return;
      const answer = await fetchSimilarMovies(tmdb, id, stopping.signal, 'prefetch');
      if (answer.ok) {
        const { value: movies, fetchedAt } = answer.value;
        if (!(await storeSimilarMovies(database, { id, fetchedAt, movies }))) return;
      }
      // a movie that the movie database does not know is asked for again as late as any other
      else if (answer.error.reason === 'not-found')
        await storeSimilarMovies(database, { id, fetchedAt: now(), movies: [] });
      // says nothing of the next movie: passed over until the page is opened anew
      else if (answer.error.reason === 'malformed') failedIds.add(id);
      else return;
    }
  }

  const task = createBackgroundTask(
    // Two tabs of one member fetch each list once.
    () => withWebLock(`matinee-neighbours-${database.userId}`, fetchMissing),
    // They are a convenience: a device that refuses has none.
    () => undefined,
  );

  return {
    prefetch() {
      if (!stopping.signal.aborted) task.request();
    },
    stop: () => stopping.abort(),
  };
}
