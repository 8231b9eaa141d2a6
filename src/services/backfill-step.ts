import { BACKFILL_REQUESTS_LIMIT } from '../config/cache';
import { backfillStep, toMovieQuery, withPage } from '../domain/browsing-cache/backfill-plan';
import { cachedMovies, withUpdates, type CachedMovie } from '../domain/browsing-cache/cached-movie';
import type { MovieQuery } from '../domain/movies/movie-query';
import type { TmdbResult } from '../api/tmdb/client';
import type { ListPage } from '../api/tmdb/parse-list';
import type { BrowsingCache } from './browsing-cache';
import type { IdleStep } from '../lib/idle-steps';
import type { BackfillProgressStore } from '../db/backfill-progress';

export interface BackfillOptions {
  readonly read: BrowsingCache['read'];
  readonly progress: Pick<BackfillProgressStore, 'read' | 'write'>;
  /** Fetches a page of movies; the browsing cache stores them. */
  readonly discover: (query: MovieQuery, page: number) => TmdbResult<ListPage>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Adds movies to the browsing cache, one request per step, continuing where other visits and tabs stopped. Ends after
 * BACKFILL_REQUESTS_LIMIT requests, when nothing is missing, at the first failure, and if the cache was cleared
 * meanwhile: the user doesn't want it refilled at once.
 */
export function createBackfillStep({ read, progress, discover, now }: BackfillOptions): IdleStep {
  const since = now();
  let movies: Map<number, CachedMovie> | null = null;
  let requestCount = 0;

  return async () => {
    if (movies === null) {
      const cached = await read();
      if (!cached.ok) return 'over';
      movies = new Map(cached.value.map((movie) => [movie.id, movie]));
    }
    const current = await progress.read(since);
    if (!current.ok) return 'over';
    const at = now();
    const step = backfillStep([...movies.values()], current.value, at);
    if (step === null) return 'over';
    const query = toMovieQuery(step.query, new Date(at).toISOString());
    const response = await discover(query, step.page);
    if (!response.ok) return 'over';
    const { certifications: ratings, theme } = query;
    for (const movie of cachedMovies({ movies: response.value.movies, ratings, theme, seenAt: at, requestedAt: at })) {
      const existing = movies.get(movie.id);
      movies.set(movie.id, existing ? withUpdates(existing, movie) : movie);
    }
    requestCount += 1;
    const written = await progress.write(withPage(current.value, step, response.value.totalPages, at), since);
    return written.ok && requestCount < BACKFILL_REQUESTS_LIMIT ? 'more' : 'over';
  };
}
