import { DEFAULT_WATCH_PREFERENCES } from '../../../src/domain/watch-preferences';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { DETAILS_REFRESH_MS } from '../../../src/config/cache';
import { MetadataCache } from '../../../src/db/metadata-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { createDetailsPrefetcher } from '../../../src/services/movie-prefetcher';
import { createMetadataStore } from '../../../src/services/metadata-store';
import type { TmdbClient } from '../../../src/api/tmdb/client';
import { fail } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';

const NOW = Date.UTC(2026, 10, 21);

/** Starts the application with a favorite and a movie database without movies; returns the requested ids. */
async function start(now: number) {
  const database = new MemberDatabase('ada');
  await database.open();
  await database.mirror.put({ kind: 'favorite', movieId: 603, present: 1, ts: NOW, op: 'x', seq: 1 });
  const requests: string[] = [];
  const nothing = (path: string) => {
    requests.push(path);
    return Promise.resolve(fail({ reason: 'not-found' as const }));
  };
  const tmdb: TmdbClient = {
    get: nothing,
    getDated: nothing,
    getMovies: nothing,
    preferences: () => DEFAULT_WATCH_PREFERENCES,
    quietMs: () => 0,
  };
  const movieFacts = createMetadataStore({
    cache: new MetadataCache(),
    fetch: () => nothing('facts'),
    online: () => true,
    now: () => now,
  });
  const batches: (readonly number[])[] = [];
  const prefetch = createDetailsPrefetcher(
    database,
    tmdb,
    {
      ...movieFacts,
      missing(ids) {
        batches.push(ids);
        return movieFacts.missing(ids);
      },
    },
    new AbortController().signal,
    () => now,
  );
  void prefetch();
  await eventually(() => expect(batches).toHaveLength(1));
  return { requests, movieFacts };
}

it('requests the details of a movie that the movie database no longer has once a month', async () => {
  const first = await start(NOW);
  await eventually(async () => expect([...(await first.movieFacts.missing([603]))]).toEqual([603]));
  expect(first.requests).toEqual(['/movie/603']);
  const second = await start(NOW + DETAILS_REFRESH_MS - 1);
  expect(second.requests).toEqual([]);
  const later = await start(NOW + DETAILS_REFRESH_MS);
  await eventually(() => expect(later.requests).toEqual(['/movie/603']));
});
