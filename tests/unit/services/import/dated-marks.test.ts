import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setPlannedMarks } from '../../../../src/services/import/import-store';
import { listMarked, newestMarkedIds } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { setMark } from '../../../../src/sync/outbox';
import { ServerClock } from '../../../../src/sync/clock';

const NOW = Date.UTC(2026, 0, 1);
const environment = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };
let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

const mirrored = (movieId: number, ts: number, present: 0 | 1) =>
  database.mirror.put({ kind: 'watched', movieId, present, ts, op: `server-${movieId}`, seq: movieId });

function pendingMark(movieId: number, at: number | null) {
  const { mirror, outbox, movies, sync } = database;
  return database.transaction('rw', [mirror, outbox, movies, sync], () =>
    setPlannedMarks(database, environment, [{ kind: 'watched', at }], { id: movieId, card: null }),
  );
}

const timeOf = async (movieId: number) =>
  (await listMarked(database, 'watched')).find((movie) => movie.movieId === movieId)?.ts;

it('a mark has the time that its file tells, and now where it tells none', async () => {
  await pendingMark(1, 5000);
  await pendingMark(2, null);
  expect(await timeOf(1)).toBe(5000);
  expect(await timeOf(2)).toBeGreaterThanOrEqual(NOW);
});

it('a time that is yet to come is now', async () => {
  await pendingMark(1, NOW + 1_000_000_000);
  expect(await timeOf(1)).toBeLessThan(NOW + 1000);
});

it('a mark that was taken away later than its file tells is marked now, which the server takes', async () => {
  await mirrored(1, 6000, 0);
  await pendingMark(1, 5000);
  expect(await timeOf(1)).toBeGreaterThanOrEqual(NOW);
  await mirrored(2, 4000, 0);
  await pendingMark(2, 5000);
  expect(await timeOf(2)).toBe(5000);
});

it('what is marked after an import is newer than all that was marked before', async () => {
  await setMark(database, environment, 'watched', { id: 1, card: null }, true);
  await pendingMark(2, 5000);
  await setMark(database, environment, 'watched', { id: 3, card: null }, true);
  const one = (await timeOf(1)) ?? NaN;
  expect(await timeOf(3)).toBeGreaterThan(one);
});

it('the newest marks are the newest, also where what waits was dated back', async () => {
  await mirrored(1, 3000, 1);
  await mirrored(2, 9000, 1);
  await pendingMark(3, 5000);
  await setMark(database, environment, 'watched', { id: 4, card: null }, true);
  expect(await newestMarkedIds(database, 'watched')).toEqual([4, 2, 3, 1]);
  await setMark(database, environment, 'watched', { id: 2, card: null }, false);
  expect(await newestMarkedIds(database, 'watched')).toEqual([4, 3, 1]);
});
