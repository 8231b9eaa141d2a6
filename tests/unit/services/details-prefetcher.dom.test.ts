import { DEFAULT_WATCH_PREFERENCES } from '../../../src/domain/watch-preferences';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { DETAILS_REFRESH_MS } from '../../../src/config/cache';
import { MetadataCache } from '../../../src/db/metadata-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { createDetailsPrefetcher } from '../../../src/services/details-prefetcher';
import { createMetadataStore } from '../../../src/services/metadata-store';
import type { TmdbClient } from '../../../src/api/tmdb/client';
import { fail } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';

const NOW = Date.UTC(2026, 10, 21);

/** A start of the application with a favorite, on a movie database that has no movie; tells which were asked for. */
async function start(now: number) {
  const database = new MemberDatabase('ada');
  await database.open();
  await database.mirror.put({ kind: 'favorite', movieId: 603, present: 1, ts: NOW, op: 'x', seq: 1 });
  const asked: string[] = [];
  const nothing = (path: string) => {
    asked.push(path);
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
  const rounds: (readonly number[])[] = [];
  const pinner = createDetailsPrefetcher(
    database,
    tmdb,
    {
      ...movieFacts,
      missing(ids) {
        rounds.push(ids);
        return movieFacts.missing(ids);
      },
    },
    () => now,
  );
  pinner.prefetch();
  await eventually(() => expect(rounds).toHaveLength(1));
  return { asked, movieFacts };
}

it('asks once a month for the details of a movie that the movie database no longer has', async () => {
  const first = await start(NOW);
  await eventually(async () => expect([...(await first.movieFacts.missing([603]))]).toEqual([603]));
  expect(first.asked).toEqual(['/movie/603']);
  const second = await start(NOW + DETAILS_REFRESH_MS - 1);
  expect(second.asked).toEqual([]);
  const later = await start(NOW + DETAILS_REFRESH_MS);
  await eventually(() => expect(later.asked).toEqual(['/movie/603']));
});
