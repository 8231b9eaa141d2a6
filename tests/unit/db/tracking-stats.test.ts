import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { readRecommended, trackingStats } from '../../../src/db/impressions';
import { sessionImpressions } from '../../../src/db/session-impressions';

const items = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
});

afterEach(() => items.clear());

it('counts the session and the database, and each movie once in the total [ENT-24, CALL-40]', () => {
  const shown = { session: new Set([1, 2, 3]), database: new Set([3, 4]) };
  expect(trackingStats(shown)).toEqual({ sessionTracked: 3, databaseTracked: 2, totalTracked: 4 });
});

it('reads the session’s movies and the member’s marks, pending ones included [CALL-13, CALL-40]', async () => {
  const database = new MemberDatabase('somebody');
  const mark = { ts: 1, op: 'op', present: 1 } as const;
  await database.mirror.bulkPut([
    { ...mark, kind: 'recommended', movieId: 10, seq: 1 },
    { ...mark, kind: 'recommended', movieId: 11, seq: 2 },
    { ...mark, kind: 'favorite', movieId: 12, seq: 3 },
  ]);
  await database.outbox.put({
    key: 'recommended:13',
    operation: { kind: 'recommended', movieId: 13, present: true, ts: 2, op: 'op-2', movie: null },
    state: 'waiting',
    addedAt: 2,
    code: null,
  });
  sessionImpressions.add([13, 14]);
  const shown = await readRecommended(database);
  expect([...shown.database].sort()).toEqual([10, 11, 13]);
  expect(trackingStats(shown)).toEqual({ sessionTracked: 2, databaseTracked: 3, totalTracked: 4 });
  database.close();
});

it('clears the session’s movies and notifies listeners [CALL-40]', async () => {
  const onChange = vi.fn();
  const stop = sessionImpressions.subscribe(onChange);
  const before = sessionImpressions.changes();
  sessionImpressions.add([1, 2]);
  sessionImpressions.clear();
  expect(sessionImpressions.read()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(sessionImpressions.changes()).not.toBe(before);
  stop();
  sessionImpressions.add([3]);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect((await readRecommended(null)).session).toEqual(new Set([3]));
});
