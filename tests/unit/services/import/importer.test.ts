import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IMPORT_CHUNK } from '../../../../src/config/import';
import {
  changeImport,
  deleteImport,
  listImported,
  undoSome,
  writeDecision,
} from '../../../../src/services/import/import-store';
import { readRatings, readViewings, readWatchedDates } from '../../../../src/db/diary';
import { seen } from '../../../../src/domain/import/import-row';
import { listMarked } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { changeSyncState } from '../../../../src/db/sync-state';
import { setMark } from '../../../../src/sync/outbox';
import type { MarkKind } from '../../../../src/domain/marks/mark-kinds';
import { importing, fileRow } from './importing';

const DAY = Date.UTC(2020, 0, 2, 12);
const HEAT = { id: 949, title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

const marked = async (kind: MarkKind) =>
  (await listMarked(database, kind)).map(({ movieId, movie }) => [movieId, movie?.title]);

it('finds movies by either id, or by title and year, and records viewings with their dates, the latest first', async () => {
  const { run, movies, syncRequests } = importing(database);
  await run([
    fileRow({ tmdbId: 603, viewings: seen('2020-01-02') }),
    fileRow({ imdbId: 'tt0076759', title: 'Another name', viewings: seen('2020-01-03') }),
    fileRow({ title: 'the godfather', year: 1972, viewings: seen('2020-01-04'), rating: 9 }),
    fileRow({ title: 'Spirited Away', year: 2002, marks: { favorite: { at: DAY + 4 } } }),
  ]);
  expect(await movies()).toMatchObject({ waiting: 0, marked: 4, none: 0, ambiguous: 0 });
  expect(await marked('watched')).toEqual([
    [238, 'The Godfather'],
    [11, 'Star Wars'],
    [603, 'The Matrix'],
  ]);
  expect(await marked('favorite')).toEqual([
    [238, 'The Godfather'],
    [129, 'Spirited Away'],
  ]);
  expect(await readWatchedDates(database)).toEqual(
    new Map([
      [238, '2020-01-04'],
      [11, '2020-01-03'],
      [603, '2020-01-02'],
    ]),
  );
  expect(await readRatings(database)).toEqual(new Map([[238, 9]]));
  expect(syncRequests()).toBeGreaterThan(0);
});

it('falls back to the title when an id is unknown, and reports movies that are not found', async () => {
  const { run, movies } = importing(database);
  await run([
    fileRow({ tmdbId: 999_999_999, imdbId: 'tt9999999', title: 'Heat', year: 1995, marks: { watched: { at: DAY } } }),
    fileRow({ tmdbId: 999_999_999, marks: { watched: { at: DAY } } }),
    fileRow({ title: 'No movie is called so', year: 1995, marks: { watched: { at: DAY } } }),
  ]);
  expect(await movies()).toMatchObject({ marked: 1, none: 2 });
  expect(await marked('watched')).toEqual([[949, 'Heat']]);
});

it('leaves existing marks unchanged and adds only missing ones', async () => {
  const { run, movies, environment } = importing(database);
  await setMark(database, environment, 'watched', { id: 949, card: HEAT }, true);
  const [before] = await marked('watched');
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY }, favorite: { at: DAY } } })]);
  expect(await marked('watched')).toEqual([before]);
  expect(await marked('favorite')).toEqual([[949, 'Heat']]);
  expect(await movies()).toMatchObject({ marked: 1 });
});

it('a diary and another site’s ratings of the same movies record each viewing once', async () => {
  const { run } = importing(database);
  const diary = (on: string) => fileRow({ title: 'Heat', year: 1995, viewings: seen(on), enteredOn: '2024-05-02' });
  const rated = (enteredOn: string) =>
    fileRow({ imdbId: 'tt0113277', title: 'Hitze', viewings: seen(null), enteredOn, rating: 9 });
  for (const rows of [
    [rated('2009-07-01'), diary('2009-07-11')],
    [diary('2009-07-11'), rated('2009-07-12')],
  ]) {
    await run(rows);
    expect((await readViewings(database, 949)).map(({ watchedOn }) => watchedOn)).toEqual(['2009-07-11']);
  }
  expect(await readRatings(database)).toEqual(new Map([[949, 9]]));
});

it('importing twice has the same result as importing once', async () => {
  const list = [
    fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } }),
    fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } }),
  ];
  const first = importing(database);
  await first.run(list);
  const before = await database.outbox.toArray();
  await deleteImport(database);
  const second = importing(database);
  await second.run(list);
  expect(await second.movies()).toMatchObject({ marked: 0, duplicate: 2 });
  expect(await database.outbox.toArray()).toEqual(before);
});

it('one undo reverts all marks of the import and nothing else', async () => {
  const { run, undo, environment, movies } = importing(database);
  await setMark(database, environment, 'watched', { id: 949, card: HEAT }, true);
  await run([
    fileRow({ tmdbId: 949, marks: { watched: { at: DAY }, favorite: { at: DAY } } }),
    fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } }),
    fileRow({ tmdbId: 238, marks: { watched: { at: DAY } } }),
  ]);
  // changed by hand since, so it is the member's own mark
  await setMark(database, environment, 'watched', { id: 238, card: null }, false);
  await setMark(database, environment, 'watched', { id: 238, card: null }, true);
  await undo();
  expect((await marked('watched')).map(([id]) => id).sort()).toEqual([238, 949]);
  expect(await marked('favorite')).toEqual([]);
  expect(await movies()).toBeUndefined();
});

it('undoing removes marks that have reached the server, and deletes changes that have not', async () => {
  const { run, undo } = importing(database);
  await run([
    fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } }),
    fileRow({ tmdbId: 603, marks: { watched: { at: DAY } } }),
  ]);
  const sent = await database.outbox.get('watched:949');
  if (!sent || sent.operation.kind === 'search') throw new Error('not waiting');
  const { kind, movieId, present, ts, op } = sent.operation;
  await database.mirror.put({ kind, movieId, present: present ? 1 : 0, ts, op, seq: 1 });
  await database.outbox.delete('watched:949');
  await undo();
  expect(await database.outbox.toArray()).toMatchObject([
    { operation: { kind: 'watched', movieId: 949, present: false } },
  ]);
  expect(await marked('watched')).toEqual([]);
});

it('undoing also removes marks that may have reached the server without a response', async () => {
  const { run, undo } = importing(database);
  await run([fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } })]);
  await database.outbox.update('watched:949', { sent: true });
  await undo();
  expect(await database.outbox.toArray()).toMatchObject([{ operation: { movieId: 949, present: false } }]);
});

it('undoes nothing of a member who has signed out', async () => {
  const { run, environment } = importing(database);
  await run([fileRow({ tmdbId: 603, marks: { favorite: { at: DAY } } })]);
  await changeImport(database, 'undoing');
  const imported = await database.outbox.toArray();
  expect(imported).not.toEqual([]);
  await database.transaction('rw', database.sync, () => changeSyncState(database, { signedOut: true }));
  expect(await undoSome(database, environment)).toBe(false);
  expect(await database.outbox.toArray()).toEqual(imported);
});

it('undoes an import of many movies completely', async () => {
  const { run, undo } = importing(database);
  const ids = Array.from({ length: 2 * IMPORT_CHUNK + 1 }, (_, index) => index + 1);
  await run(ids.map((tmdbId) => fileRow({ tmdbId, marks: { recommended: { at: DAY } } })));
  expect(await marked('recommended')).toHaveLength(ids.length);
  await undo();
  expect(await marked('recommended')).toEqual([]);
  expect(await database.importEntries.count()).toBe(0);
});

it('requests nothing for movies on the device, or if only the id is needed', async () => {
  await database.movies.put(HEAT);
  const { run, requests } = importing(database);
  await run([
    fileRow({ tmdbId: 949, marks: { watched: { at: DAY } } }),
    fileRow({ tmdbId: 603, marks: { recommended: { at: DAY } } }),
  ]);
  expect(requests).toEqual([]);
  expect(await marked('watched')).toEqual([[949, 'Heat']]);
  expect(await database.movies.get(603)).toBeUndefined();
});

it('lets the member choose between several matches, and skips a row if none of them is right', async () => {
  const { run, movies, environment } = importing(database);
  // a title shared by several movies of other years
  await run([
    fileRow({ title: 'West Side Story', year: null, marks: { watched: { at: DAY } } }),
    fileRow({ title: 'The Parent Trap', year: null, marks: { favorite: { at: DAY } } }),
  ]);
  expect(await movies()).toMatchObject({ ambiguous: 2, marked: 0 });
  const [story, trap] = await listImported(database, 'ambiguous', 9);
  expect(story?.candidates.map(({ title }) => title)).toEqual(['West Side Story', 'West Side Story']);
  const match = story?.candidates.find(({ year }) => year === 2021);
  await writeDecision(database, environment, story?.place ?? -1, match?.id ?? null);
  await writeDecision(database, environment, trap?.place ?? -1, null);
  // pressed twice before the screen has changed
  await writeDecision(database, environment, story?.place ?? -1, null);
  expect(await marked('watched')).toEqual([[match?.id, 'West Side Story']]);
  expect(await movies()).toMatchObject({ ambiguous: 0, marked: 1, skipped: 1 });
});

it('offers movies of the same year with another title, and none of other years', async () => {
  const { run } = importing(database);
  await run([
    fileRow({ title: 'Empire Strikes', year: 1980, marks: { watched: { at: DAY } } }),
    fileRow({ title: 'Empire Strikes', year: 1999, marks: { watched: { at: DAY } } }),
  ]);
  expect(
    (await listImported(database, 'ambiguous', 9)).map(({ candidates }) => candidates.map(({ id }) => id)),
  ).toEqual([[1891]]);
  expect(await listImported(database, 'none', 9)).toHaveLength(1);
});
