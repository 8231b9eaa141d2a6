import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDiary, readRating, readRatings, readViewings, readWatchedDates } from '../../../src/db/diary';
import { isMarked } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { localDate, viewingId } from '../../../src/domain/marks/diary';
import type { SyncKind } from '../../../src/domain/marks/mark-kinds';
import { addViewing, changeViewing, removeViewing, setRating } from '../../../src/sync/diary';
import { countChanges, setMark, visibleChanges } from '../../../src/sync/outbox';
import { discardEntry, retryEntry, undoConflict } from '../../../src/sync/outbox-actions';
import { applyPullPage } from '../../../src/sync/pull';
import { ServerClock } from '../../../src/sync/clock';

const CARD = { title: 'Heat', year: 1995, rating: 8.3, genres: [], description: '', posterPath: null };
const HEAT = { id: 949, card: CARD };
/** The reader's own day, in whatever time zone the test runs. */
const NOW = new Date(2026, 0, 9, 23, 30).getTime();
const TODAY = '2026-01-09';

let database: MemberDatabase;
let ids = 0;
const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => `op-${(ids += 1)}` };

beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

const dates = async (movieId = 949) => (await readViewings(database, movieId)).map(({ watchedOn }) => watchedOn);

/** Puts a row of the server into the mirror. @param value of a record; null for a removal */
async function pull(kind: SyncKind, movieId: number, value: object | number | null, seq = 1, ts = 9): Promise<void> {
  const said = value === null || kind === 'watched' ? {} : { value };
  const row = { kind, movieId, present: value !== null, ...said, ts, op: `server-${seq}`, seq, movie: null } as never;
  const page = { epoch: 'e', head: seq, digest: 0, serverTime: 5000, rows: [row], unknownRows: [], more: true };
  await applyPullPage(database, page, { syncState: await readSyncState(database), now: NOW, serverOffset: 0 });
}

it('a movie marked as watched was watched on the reader’s own day, also late in the evening', async () => {
  await setMark(database, deps, 'watched', HEAT, true);
  expect(await readViewings(database, 949)).toMatchObject([{ movieId: 949, watchedOn: TODAY, rewatch: false }]);
  expect(localDate(NOW)).toBe(TODAY);
});

it('a movie that has a viewing already gets no other one when it is marked', async () => {
  await pull('viewing', 77, { movieId: 949, watchedOn: '2009-07-11', rewatch: false });
  await setMark(database, deps, 'watched', HEAT, true);
  expect(await dates()).toEqual(['2009-07-11']);
});

it('unmarking takes viewings and rating along, and undoing that brings them back as they were', async () => {
  await addViewing(database, deps, HEAT, '2009-07-11');
  await addViewing(database, deps, HEAT, '2024-05-02');
  await setRating(database, deps, HEAT, 9);
  const before = await readDiary(database);
  const removed = await setMark(database, deps, 'watched', HEAT, false);
  expect(await readDiary(database)).toEqual([]);
  expect(await readRating(database, 949)).toBeNull();
  expect(await isMarked(database, 'watched', 949)).toBe(false);
  await setMark(database, deps, 'watched', HEAT, true, removed.ok ? removed.value.removed : null);
  expect(await readDiary(database)).toEqual(before);
  expect(await readRating(database, 949)).toBe(9);
});

it('lists viewings from the newest to the oldest, those without a date last, and knows rewatches', async () => {
  await addViewing(database, deps, HEAT, null);
  await addViewing(database, deps, HEAT, '2009-07-11');
  await addViewing(database, deps, HEAT, '2024-05-02');
  expect(await readViewings(database, 949)).toMatchObject([
    { watchedOn: '2024-05-02', rewatch: true },
    { watchedOn: '2009-07-11', rewatch: true },
    { watchedOn: null, rewatch: false },
  ]);
  expect(await readWatchedDates(database)).toEqual(new Map([[949, '2024-05-02']]));
});

it('a movie can be watched twice on one day', async () => {
  await addViewing(database, deps, HEAT, '2024-05-02');
  await addViewing(database, deps, HEAT, '2024-05-02');
  expect(await dates()).toEqual(['2024-05-02', '2024-05-02']);
});

it('the same viewing recorded on two devices has one id, another day or movie another one', () => {
  const viewing = { movieId: 949, watchedOn: '2024-05-02' };
  expect(viewingId(viewing, 0)).toBe(viewingId({ ...viewing }, 0));
  const others = [
    viewingId(viewing, 1),
    viewingId({ ...viewing, movieId: 603 }, 0),
    viewingId({ ...viewing, watchedOn: null }, 0),
  ];
  expect(new Set([viewingId(viewing, 0), ...others]).size).toBe(4);
  expect(Number.isSafeInteger(viewingId(viewing, 0))).toBe(true);
});

it('a day can be changed and a viewing removed; pending changes are shown over those of the server', async () => {
  await pull('viewing', 77, { movieId: 949, watchedOn: '2009-07-11', rewatch: false });
  const [viewing] = await readViewings(database, 949);
  if (!viewing) throw new Error('no viewing');
  await changeViewing(database, deps, { ...viewing, watchedOn: '2009-07-12' });
  expect(await dates()).toEqual(['2009-07-12']);
  await removeViewing(database, deps, viewing);
  expect(await dates()).toEqual([]);
  await changeViewing(database, deps, viewing);
  expect(await dates()).toEqual(['2009-07-11']);
});

it('a rated movie counts as watched, with no day that nobody named', async () => {
  expect(await setRating(database, deps, HEAT, 7)).toEqual({ ok: true, value: { previous: null, removed: [] } });
  expect(await isMarked(database, 'watched', 949)).toBe(true);
  expect(await dates()).toEqual([]);
  expect(await setRating(database, deps, HEAT, 8)).toEqual({ ok: true, value: { previous: 7, removed: null } });
  expect(await readRatings(database)).toEqual(new Map([[949, 8]]));
  await setRating(database, deps, HEAT, null);
  expect(await readRating(database, 949)).toBeNull();
});

it('a removed rating hides that of the server until it is sent', async () => {
  await pull('rating', 949, 6);
  expect(await readRating(database, 949)).toBe(6);
  await setRating(database, deps, HEAT, null);
  expect(await readRating(database, 949)).toBeNull();
  expect(await readRatings(database)).toEqual(new Map());
});

it('marking a movie is one change on the screen, with its viewing; a later rewatch is another', async () => {
  await setMark(database, deps, 'watched', HEAT, true);
  expect(await countChanges(database)).toEqual({ pending: 1, undecided: 0 });
  await setMark(database, deps, 'watched', HEAT, false);
  expect(await countChanges(database)).toEqual({ pending: 1, undecided: 0 });
  await pull('viewing', 77, { movieId: 603, watchedOn: '2009-07-11', rewatch: false });
  const [viewing] = await readViewings(database, 603);
  if (viewing) await removeViewing(database, deps, viewing);
  expect(
    visibleChanges(await database.outbox.toArray())
      .map(({ operation }) => operation.kind)
      .sort(),
  ).toEqual(['viewing', 'watched']);
});

it('“Watched again” on a movie without a date keeps the earlier viewing', async () => {
  await setRating(database, deps, HEAT, 7);
  await addViewing(database, deps, HEAT, '2026-01-09', true);
  expect(await readViewings(database, 949)).toMatchObject([
    { watchedOn: '2026-01-09', rewatch: true },
    { watchedOn: null, rewatch: false },
  ]);
});

it('undoing another device’s mark takes the viewings along', async () => {
  await addViewing(database, deps, HEAT, '2009-07-11');
  await undoConflict(database, deps, { at: NOW, kind: 'watched', movieId: 949, present: true, overruled: false });
  expect(await isMarked(database, 'watched', 949)).toBe(false);
  expect(await dates()).toEqual([]);
});

it('undoing another device’s removal brings back what it removed, and nothing removed before', async () => {
  const viewing = (watchedOn: string) => ({ movieId: 949, watchedOn, rewatch: false });
  await pull('watched', 949, 0, 1);
  await pull('viewing', 77, viewing('2009-07-11'), 2);
  await pull('viewing', 78, viewing('2024-05-02'), 3);
  await pull('rating', 949, 6, 4);
  await pull('viewing', 77, null, 5, 20);
  await pull('watched', 949, null, 6, 30);
  await pull('viewing', 78, null, 7, 31);
  await pull('rating', 949, null, 8, 32);
  expect(await dates()).toEqual([]);
  expect(await readRating(database, 949)).toBeNull();
  await undoConflict(database, deps, { at: NOW, kind: 'watched', movieId: 949, present: false, overruled: false });
  expect(await isMarked(database, 'watched', 949)).toBe(true);
  expect(await dates()).toEqual(['2024-05-02']);
  expect(await readRating(database, 949)).toBe(6);
});

it('discarding a changed rating that may be on the server sends the previous one again', async () => {
  await pull('rating', 949, 6);
  await setRating(database, deps, HEAT, 8);
  await database.outbox.update('rating:949', { sent: true });
  await discardEntry(database, deps, 'rating:949');
  expect(await readRating(database, 949)).toBe(6);
  expect(await database.outbox.get('rating:949')).toMatchObject({ operation: { present: true, value: 6 } });
});

it('a refused mark is sent again with its viewing', async () => {
  await setMark(database, deps, 'watched', HEAT, true);
  for (const { key } of await database.outbox.toArray())
    await database.outbox.update(key, { state: 'blocked', code: 'MQ001' });
  await retryEntry(database, 'watched:949');
  expect((await database.outbox.toArray()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

it('discarding a mark discards its viewing and rating, and no other change', async () => {
  await addViewing(database, deps, { id: 603, card: CARD }, '2009-07-11');
  await setRating(database, deps, HEAT, 8);
  await addViewing(database, deps, HEAT, '2024-05-02');
  await discardEntry(database, deps, 'watched:949');
  expect(await dates()).toEqual([]);
  expect(await readRating(database, 949)).toBeNull();
  expect(await dates(603)).toEqual(['2009-07-11']);
});

it('a viewing is shown as a change of its own if only its mark was refused', async () => {
  await setMark(database, deps, 'watched', HEAT, true);
  await database.outbox.update('watched:949', { state: 'blocked', code: 'MQ001' });
  expect(await countChanges(database)).toEqual({ pending: 1, undecided: 1 });
});

it.each([
  ['rated', () => setRating(database, deps, HEAT, 8)],
  ['watched again', () => addViewing(database, deps, HEAT, '2024-05-02')],
])('a movie on the watchlist leaves it when it is %s', async (_, act) => {
  await setMark(database, deps, 'watchlist', HEAT, true);
  await act();
  expect(await isMarked(database, 'watchlist', 949)).toBe(false);
});

it('a discarded removal that may be on the server is undone with the value it removed', async () => {
  await pull('rating', 949, 6);
  await setRating(database, deps, HEAT, null);
  await database.outbox.update('rating:949', { sent: true });
  await discardEntry(database, deps, 'rating:949');
  expect(await database.outbox.get('rating:949')).toMatchObject({ operation: { present: true, value: 6 } });
});
