import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  CACHED_POSTERS_LIMIT,
  CACHED_POSTERS_MIN_SPACE,
  CACHED_POSTERS_PER_VISIT,
  SEEN_POSTERS_CACHE,
} from '../../../src/config/cache';
import { createPosterCacheStep } from '../../../src/services/backfill';
import type { CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import { fail, ok } from '../../../src/domain/values/result';
import { candidate, NOW } from './candidates';

const START = Date.parse(NOW);
const HOST = 'https://images.test/t/p';

/** The part of a Cache that is used. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
  delete = (url: string) => Promise.resolve(this.kept.delete(url));
  put = (url: string, poster: Response) => Promise.resolve(void this.kept.set(url, poster));
}

let cache = new FakeCache();
const sent = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  cache = new FakeCache();
  sent.mockReset().mockImplementation(() => Promise.resolve(new Response('poster')));
  const open = (name: string) => Promise.resolve(name === SEEN_POSTERS_CACHE ? cache : new FakeCache());
  vi.stubGlobal('caches', { open });
  vi.stubGlobal('fetch', sent);
});
afterEach(() => void vi.unstubAllGlobals());

/** Movies by rating, best first. */
const movies = (count: number): CachedMovie[] =>
  Array.from({ length: count }, (_, index) => ({
    ...candidate({ id: index + 1, posterPath: `/${index + 1}.jpg`, voteAverage: 9 - index / 100 }),
    themes: [],
    ratings: null,
    metadata: null,
    seenAt: START,
  }));

function visit(all: readonly CachedMovie[], change: Partial<Parameters<typeof createPosterCacheStep>[0]> = {}) {
  return createPosterCacheStep({
    read: () => Promise.resolve(ok(all)),
    progress: { read: () => Promise.resolve(ok({})) },
    imageUrl: HOST,
    hasRoom: () => Promise.resolve(true),
    now: () => START,
    ...change,
  });
}

async function toEnd(step: ReturnType<typeof createPosterCacheStep>): Promise<void> {
  while ((await step()) === 'more');
}

const address = (id: number) => `${HOST}/w185/${id}.jpg`;

it('each visit fetches a few posters in the small width, best movies first, until the best have theirs', async () => {
  const all = movies(CACHED_POSTERS_LIMIT + 50).reverse();
  await toEnd(visit(all));
  const some = Array.from({ length: CACHED_POSTERS_PER_VISIT }, (_, index) => address(index + 1));
  expect([...cache.kept.keys()]).toEqual(some);
  for (let more = 0; more < CACHED_POSTERS_LIMIT; more += CACHED_POSTERS_PER_VISIT) await toEnd(visit(all));
  expect(cache.kept.size).toBe(CACHED_POSTERS_LIMIT);
  expect(sent).toHaveBeenCalledTimes(CACHED_POSTERS_LIMIT);
  expect(cache.kept.has(address(CACHED_POSTERS_LIMIT + 1))).toBe(false);
});

it('deletes posters of movies that are no longer among the best, and skips missing images', async () => {
  await cache.put(address(99), new Response('old'));
  sent.mockImplementation((url) => Promise.resolve(new Response('', { status: url === address(1) ? 404 : 200 })));
  await toEnd(visit(movies(3)));
  expect([...cache.kept.keys()]).toEqual([address(2), address(3)]);
});

it('fetches nothing while storage is scarce', async () => {
  const hasRoom = vi.fn(() => Promise.resolve(false));
  await toEnd(visit(movies(3), { hasRoom }));
  expect(hasRoom).toHaveBeenCalledWith(CACHED_POSTERS_MIN_SPACE);
  expect(sent).not.toHaveBeenCalled();
});

it('stops when the movies are cleared, at sign-out, and at the first poster that fails to load', async () => {
  const answers = [ok({}), fail({ reason: 'forgotten' } as const)];
  const cleared = visit(movies(3), { progress: { read: () => Promise.resolve(answers.shift() ?? ok({})) } });
  await toEnd(cleared);
  expect(sent).toHaveBeenCalledTimes(1);
  sent.mockReset().mockImplementation(() => Promise.reject(new TypeError('no network')));
  await toEnd(visit(movies(3)));
  expect(sent).toHaveBeenCalledTimes(1);
});
