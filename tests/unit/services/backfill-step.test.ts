import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BACKFILL_MOVIES_LIMIT,
  BACKFILL_REQUESTS_LIMIT,
  BROWSING_CACHE_BYTES_LIMIT,
  BROWSING_CACHE_MOVIES_LIMIT,
} from '../../../src/config/cache';
import { AGE_RATINGS, QUESTIONNAIRE_GENRES, type AgeRating } from '../../../src/config/questionnaire';
import { RATINGS_FOR_GENRE } from '../../../src/config/recommend';
import { isTheme } from '../../../src/config/themes';
import { createBackfillStep } from '../../../src/services/backfill-step';
import { BackfillProgressStore } from '../../../src/db/backfill-progress';
import { clearCachedMovies } from '../../../src/db/clear-browsing-cache';
import { fetchDiscover } from '../../../src/api/tmdb/discover';
import { bytesOf } from '../../../src/domain/browsing-cache/eviction';
import { BACKFILL_GENRES, type BackfillProgress, backfillStep } from '../../../src/domain/browsing-cache/backfill-plan';
import type { MovieQuery } from '../../../src/domain/movies/movie-query';
import { allowedMovies } from '../../../src/domain/browsing-cache/cached-movie';
import { matchedGenres } from '../../../src/domain/recommend/genre-quotas';
import { fail, ok } from '../../../src/domain/values/result';
import { LIMITS } from '../../time/limits';
import { answers, candidate, NOW } from './candidates';
import { deviceOnline, embedded } from '../features/collection/device';

const START = Date.parse(NOW);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

const pageOf = (first: number, totalPages = 9) =>
  ok({ page: 1, movies: [candidate({ id: first })], totalPages } as const);

/** A visit to a device without movies, where every query finds one movie. */
function visit(change: Partial<Parameters<typeof createBackfillStep>[0]> = {}) {
  let id = 0;
  const requests: string[] = [];
  const discover = vi.fn((query: MovieQuery, page: number) => {
    requests.push(JSON.stringify([query, page]));
    return Promise.resolve(pageOf((id += 1)));
  });
  const step = createBackfillStep({
    read: () => Promise.resolve(ok([])),
    progress: new BackfillProgressStore(),
    discover,
    now: () => START,
    ...change,
  });
  return { step, discover, requests };
}

async function toEnd(step: ReturnType<typeof createBackfillStep>): Promise<number> {
  let steps = 1;
  while ((await step()) === 'more') steps += 1;
  return steps;
}

it('runs twenty queries per visit, each once, and continues with others on the next visit', async () => {
  const first = visit();
  expect(await toEnd(first.step)).toBe(BACKFILL_REQUESTS_LIMIT);
  const second = visit();
  await toEnd(second.step);
  expect(new Set([...first.requests, ...second.requests]).size).toBe(2 * BACKFILL_REQUESTS_LIMIT);
});

it('skips queries that another tab has run in the meantime', async () => {
  const [one, other] = [visit(), visit()];
  for (let visitNumber = 0; visitNumber < 5; visitNumber += 1) {
    await one.step();
    await other.step();
  }
  expect(new Set([...one.requests, ...other.requests]).size).toBe(10);
});

it('stops at the first query that fails, which the next visit repeats', async () => {
  const failed = visit({ discover: () => Promise.resolve(fail({ reason: 'server-fault', status: 503 })) });
  expect(await failed.step()).toBe('over');
  const next = visit();
  await next.step();
  const first = visit({ progress: { read: () => Promise.resolve(ok({})), write: (to) => Promise.resolve(ok(to)) } });
  await first.step();
  expect(next.requests).toEqual(first.requests);
});

it('stops when nothing is missing or the storage can’t be read', async () => {
  const all: BackfillProgress = new Proxy({}, { get: () => ({ pages: 1, total: 1, readAt: START }) });
  const done = visit({ progress: { read: () => Promise.resolve(ok(all)), write: (to) => Promise.resolve(ok(to)) } });
  expect(await done.step()).toBe('over');
  const refused = visit({ read: () => Promise.resolve(fail({ reason: 'refused' })) });
  expect(await refused.step()).toBe('over');
  expect([...done.requests, ...refused.requests]).toEqual([]);
});

it('stops without a trace at sign-out or when the movies are cleared, before its next query', async () => {
  const { step, discover } = visit();
  await step();
  await clearCachedMovies(START + 1);
  expect(await step()).toBe('over');
  expect(discover).toHaveBeenCalledOnce();
  expect(await new BackfillProgressStore().read(START + 2)).toEqual(ok({}));
});

it('stores nothing from a query that was running when the movies were cleared', async () => {
  const { step } = visit({
    async discover() {
      await clearCachedMovies(START + 1);
      return pageOf(1);
    },
  });
  expect(await step()).toBe('over');
  expect(await new BackfillProgressStore().read(START + 2)).toEqual(ok({}));
});

const SETS: readonly (readonly AgeRating[])[] = Array.from({ length: 2 ** AGE_RATINGS.length - 1 }, (_, bits) =>
  AGE_RATINGS.filter((__, place) => ((bits + 1) >> place) % 2 === 1),
);

it(
  'repeated visits fill a device with sixty movies, or all there are, for every genre and every set of ratings',
  async () => {
    const device = deviceOnline(() => START);
    const progress = new BackfillProgressStore();
    const discover = (query: MovieQuery, page: number) =>
      fetchDiscover(device.client, query, page, undefined, 'prefetch');
    const visits: number[] = [];
    for (;;) {
      const step = createBackfillStep({ read: device.catalog.read, progress, discover, now: () => START });
      const cached = await device.catalog.read();
      const before = await progress.read(START);
      if (!cached.ok || !before.ok) throw new Error('not read');
      if (backfillStep(cached.value, before.value, START) === null) break;
      visits.push(await toEnd(step));
    }
    expect(Math.max(...visits)).toBe(BACKFILL_REQUESTS_LIMIT);
    const read = await device.catalog.read();
    const movies = read.ok ? read.value : [];
    expect(movies.length).toBeLessThanOrEqual(BROWSING_CACHE_MOVIES_LIMIT);
    expect(movies.reduce((sum, movie) => sum + bytesOf(movie), 0)).toBeLessThanOrEqual(BROWSING_CACHE_BYTES_LIMIT);

    const short = BACKFILL_GENRES.filter((genre) => !isTheme(genre)).flatMap((genre) =>
      SETS.flatMap((ageRatings) => {
        const { id } = QUESTIONNAIRE_GENRES[genre];
        const suits = RATINGS_FOR_GENRE.get(id);
        if (suits && !suits.some((rating) => ageRatings.includes(rating))) return [];
        const wanted = answers({ genres: [genre], ageFiltering: 'yes', ageRatings });
        const has = allowedMovies(movies, wanted).filter(
          (movie) => matchedGenres(movie, { genres: [genre] }).length > 0,
        );
        const there = embedded.movies.filter(
          (movie) =>
            ageRatings.some((rating) => rating === movie.certification && (!suits || suits.includes(rating))) &&
            movie.genreIds.includes(id) &&
            movie.voteCount >= 50 &&
            movie.releaseDate >= '1950' &&
            movie.releaseDate <= NOW,
        );
        return has.length >= Math.min(BACKFILL_MOVIES_LIMIT, there.length)
          ? []
          : [[genre, ageRatings, has.length, there.length]];
      }),
    );
    expect(short).toEqual([]);
  },
  LIMITS.databaseTest,
);
