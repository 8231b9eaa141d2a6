import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRating, readViewings } from '../../../../src/db/diary';
import { isMarked, newestMarkedIds } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import type { PlannedMovie } from '../../../../src/domain/import/planned-movie';
import { recordPlanned, undoMark } from '../../../../src/services/import/record-planned';
import { addViewing, setRating } from '../../../../src/sync/diary';
import { setMark } from '../../../../src/sync/outbox';
import { ServerClock } from '../../../../src/sync/clock';

const NOW = Date.UTC(2026, 0, 1, 12);
const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };
const TARGET = { id: 949, card: null };
let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const { mirror, outbox, movies, sync } = database;
  // Dexie follows awaits of async functions only.
  return database.transaction('rw', [mirror, outbox, movies, sync], async () => work());
}

const record = (planned: Partial<PlannedMovie>, target = TARGET) =>
  inTransaction(() =>
    recordPlanned(database, deps, { marks: ['watched'], viewings: [], rating: null, ...planned }, target),
  );
const seen = (...dates: (string | null)[]) => dates.map((watchedOn) => ({ watchedOn, rewatch: false, entered: false }));
const dates = async () => (await readViewings(database, 949)).map(({ watchedOn }) => watchedOn);

it('an import is an act of now: nothing of it is older than what the server remembers', async () => {
  await record({ viewings: seen('1968-05-02') });
  const entries = await database.outbox.toArray();
  expect(entries.map(({ operation }) => operation.ts >= NOW)).toEqual([true, true]);
  expect(await dates()).toEqual(['1968-05-02']);
});

it('each viewing of a file is recorded once, beside those that the diary has', async () => {
  await addViewing(database, deps, TARGET, '2024-05-02');
  await record({ viewings: seen('2024-05-02', '2009-07-11', '2024-05-02') });
  expect(await dates()).toEqual(['2024-05-02', '2024-05-02', '2009-07-11']);
  expect(await record({ viewings: seen('2024-05-02', '2009-07-11', '2024-05-02') })).toEqual([]);
  expect(await dates()).toHaveLength(3);
});

it('the date on which a movie was entered elsewhere is no further viewing', async () => {
  const entered = [{ watchedOn: '2025-01-01', rewatch: false, entered: true }];
  await record({ viewings: entered });
  expect(await dates()).toEqual(['2025-01-01']);
  await record({ viewings: [{ watchedOn: '2025-02-02', rewatch: false, entered: true }] });
  expect(await dates()).toEqual(['2025-01-01']);
});

it('undoing leaves a movie watched whose diary the member has changed since', async () => {
  const set = await record({ viewings: seen('2009-07-11') });
  await setRating(database, deps, TARGET, 9);
  for (const mark of set.toReversed()) await inTransaction(() => undoMark(database, deps, mark));
  expect(await isMarked(database, 'watched', 949)).toBe(true);
  expect(await dates()).toEqual([]);
});

it('a rating of a file does not replace the member’s', async () => {
  await record({ rating: 8 });
  expect(await readRating(database, 949)).toBe(8);
  await setRating(database, deps, TARGET, 3);
  expect(await record({ rating: 8 })).toEqual([]);
  expect(await readRating(database, 949)).toBe(3);
});

it('undoing takes back what the import recorded, and leaves what the member has changed since', async () => {
  await addViewing(database, deps, TARGET, '2024-05-02');
  const set = await record({ marks: ['watched', 'favorite'], viewings: seen('2009-07-11'), rating: 8 });
  await setRating(database, deps, TARGET, 9);
  for (const mark of set.toReversed()) await inTransaction(() => undoMark(database, deps, mark));
  expect(await dates()).toEqual(['2024-05-02']);
  expect(await readRating(database, 949)).toBe(9);
  expect(await isMarked(database, 'watched', 949)).toBe(true);
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
});

it('undoing what has been sent removes it with a new change', async () => {
  const set = await record({ viewings: seen('2009-07-11'), rating: 8 });
  for (const { key } of await database.outbox.toArray()) await database.outbox.update(key, { sent: true });
  for (const mark of set.toReversed()) await inTransaction(() => undoMark(database, deps, mark));
  expect(await dates()).toEqual([]);
  expect(await readRating(database, 949)).toBeNull();
  expect(
    (await database.outbox.toArray()).map(({ operation }) => operation.kind !== 'search' && operation.present),
  ).toEqual([false, false, false]);
});

it('a mark set after an import is newer than all imported ones', async () => {
  await setMark(database, deps, 'watched', { id: 1, card: null }, true);
  await record({}, { id: 2, card: null });
  await setMark(database, deps, 'watched', { id: 3, card: null }, true);
  expect(await newestMarkedIds(database, 'watched')).toEqual([3, 2, 1]);
});
