import { expect, it, vi } from 'vitest';
import { collectionOnlineOrOffline, collectionOffline } from '../../../src/services/offline-search';
import type { CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import { fail, ok } from '../../../src/domain/values/result';
import { candidate, NOW } from './candidates';

const SEEN = Date.parse(NOW);

/** Comedies of all eras with even ids, dramas with odd ones. */
const movies: readonly CachedMovie[] = Array.from({ length: 100 }, (_, index) => ({
  ...candidate({
    id: index + 1,
    releaseDate: `${[1980, 2000, 2015][index % 3] ?? 2015}-01-01`,
    genreIds: [index % 2 === 0 ? 18 : 35],
    voteCount: index === 0 ? 3 : 1000,
  }),
  themes: [],
  ratings: null,
  metadata: null,
  seenAt: SEEN - index,
}));
const HARDLY_KNOWN = movies[0]?.title ?? '';

const choice = (
  request: { genre?: 'all' | 'comedy'; text?: string; mix?: boolean } = {},
  excluded: readonly number[] = [],
) => ({
  request: { genre: 'all' as const, text: '', mix: false, ...request },
  excluded: new Set(excluded),
  now: NOW,
  seed: 1,
  limit: 50,
});
const found = (...of: Parameters<typeof choice>) => {
  const outcome = collectionOffline(movies, choice(...of));
  return outcome.ok ? outcome.value.movies : [];
};

it('finds movies of the genre that were not shown, and none with hardly any votes', () => {
  expect(found({ genre: 'comedy' }, [2]).every(({ id }) => id % 2 === 0 && id !== 2)).toBe(true);
  expect(found({ genre: 'comedy' }, [2])).toHaveLength(49);
  expect(found().map(({ id }) => id)).not.toContain(1);
});

it('mixes the eras', () => {
  const years = found({ mix: true }).map(({ year }) => year);
  expect([1980, 2000, 2015].map((era) => years.filter((year) => year === era).length)).toEqual([17, 17, 16]);
});

it('finds a movie by its title, even with few votes, and leaves unknown titles to the movie database', () => {
  expect(found({ text: HARDLY_KNOWN }).map(({ id }) => id)).toContain(1);
  expect(collectionOffline(movies, choice({ text: 'casablanca' }))).toEqual(fail('too-few'));
});

it('finds nothing on a device with few movies or no new ones, so the movie database is asked', () => {
  const all = movies.map(({ id }) => id);
  expect(collectionOffline(movies, choice({}, all))).toEqual(fail('too-few'));
  expect(collectionOffline(movies.slice(0, 59), choice())).toEqual(fail('too-few'));
});

it('the movie database answers online, and the device offline or after a failure', async () => {
  const read = vi.fn(() => Promise.resolve(ok(movies)));
  const search = vi.fn(() => Promise.resolve(ok([])));
  const slow = () => Promise.resolve(fail({ reason: 'timeout' } as const));
  expect(await collectionOnlineOrOffline(true, search, read, choice())).toEqual(ok({ movies: [], since: null }));
  expect(read).not.toHaveBeenCalled();
  expect(await collectionOnlineOrOffline(true, slow, read, choice())).toMatchObject({
    ok: true,
    value: { since: SEEN - 99 },
  });
  search.mockClear();
  expect(await collectionOnlineOrOffline(false, search, read, choice())).toMatchObject({ ok: true });
  expect(search).not.toHaveBeenCalled();
  const none = () => Promise.resolve(ok([]));
  expect(await collectionOnlineOrOffline(false, slow, none, choice())).toEqual(fail({ reason: 'timeout' }));
  const cancelled = () => Promise.resolve(fail({ reason: 'cancelled' } as const));
  expect(await collectionOnlineOrOffline(true, cancelled, read, choice())).toEqual(fail({ reason: 'cancelled' }));
});
