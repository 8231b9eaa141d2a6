import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MemberStore } from '../../../src/services/member-store';
import { eventually } from '../../time/eventually';
import { openAda } from '../features/sync/full-device';

const chunk = vi.hoisted(() => ({ load: () => {}, loads: 0, runs: [] as string[] }));

// The real prefetcher, whose chunk a test can delay or refuse.
vi.mock('../../../src/services/movie-prefetcher', async (importOriginal) => {
  const { createMoviePrefetcher: create } =
    await importOriginal<typeof import('../../../src/services/movie-prefetcher')>();
  return {
    get createMoviePrefetcher(): typeof create {
      chunk.loads += 1;
      chunk.load();
      return (...parts) => {
        const real = create(...parts);
        const counted = (name: keyof typeof real) => () => {
          chunk.runs.push(name);
          return real[name]();
        };
        return { posters: counted('posters'), details: counted('details'), similarMovies: counted('similarMovies') };
      };
    },
  };
});

const HEAT = { id: 949, title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let store: MemberStore;
let refused: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  Object.assign(chunk, { load: () => {}, loads: 0, runs: [] });
  ({ runtime: store, refused } = await openAda());
});
afterEach(async () => {
  store.stop();
  await store.database.delete();
});

/** Stores a favorite as if it came from the server. */
const pullFavorite = () =>
  store.database.mirror.put({ kind: 'favorite', movieId: HEAT.id, present: 1, ts: 1, op: 'x', seq: 1 });

async function sync(): Promise<void> {
  expect(await store.syncOnce()).toMatchObject({ ok: true });
  await store.whenIdle();
}

it('loads nothing for a member without movies', async () => {
  await sync();
  expect(chunk.loads).toBe(0);
  await pullFavorite();
  await sync();
  expect(chunk.loads).toBe(1);
});

it('a page prefetches posters, details and similar movies, and loads the code once', async () => {
  await pullFavorite();
  store.requestSync();
  await eventually(() => expect(new Set(chunk.runs)).toEqual(new Set(['posters', 'details', 'similarMovies'])));
  expect(chunk.loads).toBe(1);
});

it('tries again after the next sync if the code cannot be loaded, and reports nothing', async () => {
  await pullFavorite();
  chunk.load = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  await sync();
  expect(chunk.runs).toEqual([]);
  chunk.load = () => {};
  await sync();
  expect(chunk.runs).toEqual(['posters']);
  expect(refused).not.toHaveBeenCalled();
});

it('prefetches nothing if the member signs out while the code is loading', async () => {
  await pullFavorite();
  chunk.load = () => store.stop();
  await sync();
  expect(chunk.loads).toBe(1);
  expect(chunk.runs).toEqual([]);
});
