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
 * meanwhile: whoever did so doesn't want it refilled at once.
 */
export function createBackfillStep({ read, progress, discover, now }: BackfillOptions): IdleStep {
  const since = now();
  let movies: Map<number, CachedMovie> | null = null;
  let asked = 0;

  return async () => {
    if (movies === null) {
      const kept = await read();
      if (!kept.ok) return 'over';
      movies = new Map(kept.value.map((movie) => [movie.id, movie]));
    }
    const before = await progress.read(since);
    if (!before.ok) return 'over';
    const at = now();
    const step = backfillStep([...movies.values()], before.value, at);
    if (step === null) return 'over';
    const query = toMovieQuery(step.question, new Date(at).toISOString());
    const answer = await discover(query, step.page);
    if (!answer.ok) return 'over';
    const { certifications: ratings, theme } = query;
    for (const movie of cachedMovies({ movies: answer.value.movies, ratings, theme, seenAt: at, askedAt: at })) {
      const known = movies.get(movie.id);
      movies.set(movie.id, known ? withUpdates(known, movie) : movie);
    }
    asked += 1;
    const written = await progress.write(withPage(before.value, step, answer.value.totalPages, at), since);
    return written.ok && asked < BACKFILL_REQUESTS_LIMIT ? 'more' : 'over';
  };
}
