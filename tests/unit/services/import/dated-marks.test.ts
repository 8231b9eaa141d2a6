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
  return database.transaction('rw', [mirror, outbox, movies, sync], async () =>
    setPlannedMarks(database, environment, [{ kind: 'watched', at }], { id: movieId, card: null }),
  );
}

const timeOf = async (movieId: number) =>
  (await listMarked(database, 'watched')).find((movie) => movie.movieId === movieId)?.ts;

it('a mark has the time from its file, or the current time if the file has none', async () => {
  await pendingMark(1, 5000);
  await pendingMark(2, null);
  expect(await timeOf(1)).toBe(5000);
  expect(await timeOf(2)).toBeGreaterThanOrEqual(NOW);
});

it('a future time becomes the current time', async () => {
  await pendingMark(1, NOW + 1_000_000_000);
  expect(await timeOf(1)).toBeLessThan(NOW + 1000);
});

it('a mark that was removed later than its file says is set with the current time, which the server accepts', async () => {
  await mirrored(1, 6000, 0);
  await pendingMark(1, 5000);
  expect(await timeOf(1)).toBeGreaterThanOrEqual(NOW);
  await mirrored(2, 4000, 0);
  await pendingMark(2, 5000);
  expect(await timeOf(2)).toBe(5000);
});

it('a mark set after an import is newer than all imported ones', async () => {
  await setMark(database, environment, 'watched', { id: 1, card: null }, true);
  await pendingMark(2, 5000);
  await setMark(database, environment, 'watched', { id: 3, card: null }, true);
  const one = (await timeOf(1)) ?? NaN;
  expect(await timeOf(3)).toBeGreaterThan(one);
});

it('the newest marks come first, even if pending ones are backdated', async () => {
  await mirrored(1, 3000, 1);
  await mirrored(2, 9000, 1);
  await pendingMark(3, 5000);
  await setMark(database, environment, 'watched', { id: 4, card: null }, true);
  expect(await newestMarkedIds(database, 'watched')).toEqual([4, 2, 3, 1]);
  await setMark(database, environment, 'watched', { id: 2, card: null }, false);
  expect(await newestMarkedIds(database, 'watched')).toEqual([4, 3, 1]);
});
