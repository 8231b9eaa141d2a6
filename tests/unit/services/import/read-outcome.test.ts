import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IMPORT_LISTED, IMPORT_READ_ROWS } from '../../../../src/config/import';
import { MemberDatabase } from '../../../../src/db/member-database';
import { type LeftOut, seen } from '../../../../src/domain/import/import-row';
import { writeDecision } from '../../../../src/services/import/import-store';
import { type OutcomeRow, readOutcome, visitOutcome } from '../../../../src/services/import/read-outcome';
import { setRating } from '../../../../src/sync/diary';
import { importing, fileRow } from './importing';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

const left = (fields: Partial<LeftOut>): LeftOut => ({
  ...{ reason: 'no-movie', title: '', year: null, file: 'ratings.csv', row: null, rows: 1 },
  ...fields,
});
const groups = async () =>
  (await readOutcome(database)).groups.map(({ reason, count, rows }) => [
    reason,
    count,
    rows.map(({ title }) => title),
  ]);
const HEAT = { title: 'Heat', year: 1995, tmdbId: 949 };
const NAMELESS = 'No movie is called so';

it('says what each movie and row became, and what was recorded of each kind', async () => {
  const { run } = importing(database, {
    failing: (path) => (path === '/movie/11' ? { reason: 'malformed' } : null),
  });
  await run(
    [
      fileRow({ ...HEAT, viewings: [...seen('2020-01-02'), ...seen('2021-01-02')], rating: 9 }),
      fileRow({ title: 'The Matrix', tmdbId: 603, watchlist: true }),
      fileRow({ title: NAMELESS, viewings: seen(null) }),
      fileRow({ title: 'Star Wars', tmdbId: 11, viewings: seen(null) }),
      fileRow({ title: 'Jaws', tmdbId: 578 }),
    ],
    8,
    [
      left({ title: 'Lost', rows: 3 }),
      left({ reason: 'unreadable', row: 7 }),
      left({ reason: 'date', title: 'Heat' }),
      left({ reason: 'lost', title: 'users/me/ratings' }),
    ],
  );
  const { recorded } = await readOutcome(database);
  expect(recorded).toEqual({ favorite: 1, watched: 1, watchlist: 1, viewing: 2, rating: 1 });
  expect(await groups()).toEqual([
    ['none', 1, [NAMELESS]],
    ['failed', 1, ['Star Wars']],
    ['unreadable', 1, ['']],
    ['date', 1, ['Heat']],
    ['no-data', 1, ['Jaws']],
    ['no-movie', 3, ['Lost']],
    ['lost', 1, ['users/me/ratings']],
  ]);
});

it('says ‘already there’ only of what has the same data: another rating stays, and is named', async () => {
  const first = importing(database);
  await setRating(database, first.environment, { id: 949, card: null }, 6);
  await first.run([fileRow({ ...HEAT, viewings: seen(null), rating: 9 })], null);
  expect(await groups()).toEqual([['own-rating', 1, ['Heat']]]);
  expect((await readOutcome(database)).groups[0]?.rows[0]?.ownRating).toBe(6);
  await first.run([fileRow({ ...HEAT, viewings: seen(null), rating: 6 })], null);
  expect(await groups()).toEqual([['duplicate', 1, ['Heat']]]);
});

it('a watched movie that leaves the watchlist isn’t counted as added to it', async () => {
  const { run } = importing(database);
  await run([fileRow({ ...HEAT, watchlist: true })]);
  await run([fileRow({ ...HEAT, viewings: seen('2020-01-02') })]);
  expect((await readOutcome(database)).recorded).toEqual({ watched: 1, viewing: 1 });
});

it('names the movies of changes that the server refused', async () => {
  const { run } = importing(database);
  await run([fileRow({ ...HEAT, watchlist: true }), fileRow({ title: 'The Matrix', tmdbId: 603, watchlist: true })]);
  expect(await groups()).toEqual([]);
  await database.outbox.update('watchlist:949', { state: 'blocked', code: '54000' });
  expect(await groups()).toEqual([['refused', 1, ['Heat']]]);
});

it('names a movie for which the member chose none', async () => {
  const { run } = importing(database);
  await run([fileRow({ ...HEAT, watchlist: true })]);
  await database.importEntries.update(0, { state: 'ambiguous' });
  await writeDecision(database, importing(database).environment, 0, null);
  expect(await groups()).toEqual([['skipped', 1, ['Heat']]]);
});

it('lists the first rows of a reason and counts the others; the whole list is visited in order', async () => {
  const { run } = importing(database);
  const count = 2 * IMPORT_READ_ROWS + 1;
  await run([]);
  await database.importEntries.bulkAdd(
    Array.from({ length: count }, (_, place) => ({
      place,
      movie: { title: `Movie ${place}`, year: null, imdbId: null, tmdbId: null, mayBeSeries: false },
      planned: { marks: [], viewings: [], rating: null },
      state: 'none' as const,
      candidates: [],
      set: [],
    })),
  );
  const [group] = (await readOutcome(database)).groups;
  expect(group).toMatchObject({ reason: 'none', count, more: count - IMPORT_LISTED });
  expect(group?.rows).toHaveLength(IMPORT_LISTED);
  const visited: OutcomeRow[] = [];
  await visitOutcome(database, (row) => visited.push(row));
  expect(visited.map(({ title }) => title)).toEqual(Array.from({ length: count }, (_, place) => `Movie ${place}`));
});
