import 'fake-indexeddb/auto';
import { afterAll, expect, it, vi } from 'vitest';
import { excludedMovies } from '../../../src/db/impressions';
import { sessionImpressions } from '../../../src/db/session-impressions';
import { MemberDatabase } from '../../../src/db/member-database';

const items = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
});

const database = new MemberDatabase('somebody');
afterAll(() => database.close());

async function marked() {
  const mark = { ts: 1, op: 'op' } as const;
  await database.mirror.bulkPut([
    { ...mark, present: 1, kind: 'recommended', movieId: 10, seq: 1 },
    { ...mark, present: 1, kind: 'watched', movieId: 11, seq: 2 },
    { ...mark, present: 1, kind: 'favorite', movieId: 12, seq: 3 },
    { ...mark, present: 0, kind: 'watched', movieId: 14, seq: 4 },
    { ...mark, present: 1, kind: 'dismissed', movieId: 15, seq: 5 },
    { ...mark, present: 0, kind: 'dismissed', movieId: 16, seq: 6 },
  ]);
  await database.outbox.put({
    key: 'watched:13',
    operation: { kind: 'watched', movieId: 13, present: true, ts: 2, op: 'op-2', movie: null },
    state: 'waiting',
    addedAt: 2,
    code: null,
  });
  sessionImpressions.add([20]);
}

it('does not recommend movies that were shown, watched, favorited or dismissed, pending changes included', async () => {
  await marked();
  expect([...(await excludedMovies(database))].sort()).toEqual([10, 11, 12, 13, 15, 20]);
});

it('does not recommend movies to a visitor that the session has shown', async () => {
  sessionImpressions.add([20]);
  expect([...(await excludedMovies(null))]).toEqual([20]);
});
