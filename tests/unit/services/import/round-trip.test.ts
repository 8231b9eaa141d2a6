import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDiary, readRatings } from '../../../../src/db/diary';
import { readMemberExport } from '../../../../src/db/export-data';
import { markedIds } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { diaryCsv, exportText } from '../../../../src/domain/export';
import { readFiles } from '../../../../src/services/import/read-files';
import { addViewing, setRating } from '../../../../src/sync/diary';
import { ServerClock } from '../../../../src/sync/clock';
import { setMark } from '../../../../src/sync/outbox';
import { csvFile, DIARY } from '../../domain/import/files';
import { importing } from './importing';

const deps = {
  now: () => Date.UTC(2026, 0, 9, 12),
  serverClock: new ServerClock(() => 0),
  newId: () => crypto.randomUUID(),
};
const MOVIES = [949, 603, 238, 11];
const card = (id: number) => ({
  title: `Movie ${id}`,
  year: 1995,
  rating: 7,
  genres: [],
  description: '',
  posterPath: null,
});

const date = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2026-01-09'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const viewing = fc.record({ movie: fc.constantFrom(...MOVIES), date });
const diary = fc.record({
  viewings: fc.array(viewing, { maxLength: 12 }),
  ratings: fc.uniqueArray(fc.record({ movie: fc.constantFrom(...MOVIES), rating: fc.integer({ min: 1, max: 10 }) }), {
    selector: ({ movie }) => movie,
  }),
  wanted: fc.uniqueArray(fc.constantFrom(...MOVIES)),
});

async function withDatabase<T>(work: (database: MemberDatabase) => Promise<T>): Promise<T> {
  const database = new MemberDatabase(crypto.randomUUID());
  try {
    return await work(database);
  } finally {
    await database.delete();
  }
}

/** What a member has, without ids. */
async function contents(database: MemberDatabase) {
  const viewings = (await readDiary(database)).map(({ movieId, watchedOn, rewatch }) => ({
    movieId,
    watchedOn,
    rewatch,
  }));
  return {
    viewings: viewings.map((each) => JSON.stringify(each)).sort(),
    ratings: [...(await readRatings(database))].sort(([one], [other]) => one - other),
    watched: [...(await markedIds(database, 'watched'))].sort(),
    watchlist: [...(await markedIds(database, 'watchlist'))].sort(),
  };
}

async function exported(database: MemberDatabase) {
  const copy = await readMemberExport(database, 'ann@example.com', 0);
  if (!copy.ok) throw new Error(copy.error.reason);
  return copy.value;
}

/** The contents of a new device after importing a file. */
async function imported(file: File) {
  const read = await readFiles([file]);
  if (!read.ok) return null;
  return withDatabase(async (database) => {
    await database.movies.bulkPut(MOVIES.map((id) => ({ id, ...card(id) })));
    await importing(database).run(read.value.movies, null);
    return contents(database);
  });
}

it('an export that is imported after everything was deleted gives the same viewings, ratings and watchlist', async () => {
  await fc.assert(
    fc.asyncProperty(diary, async ({ viewings, ratings, wanted }) => {
      const [before, copy] = await withDatabase(async (database) => {
        for (const { movie, date: watchedOn } of viewings)
          await addViewing(database, deps, { id: movie, card: card(movie) }, watchedOn);
        for (const { movie, rating } of ratings)
          await setRating(database, deps, { id: movie, card: card(movie) }, rating);
        for (const movie of wanted) await setMark(database, deps, 'watchlist', { id: movie, card: card(movie) }, true);
        return [await contents(database), await exported(database)];
      });
      const after = await imported(new File([exportText(copy)], 'matinee.json'));
      if (after !== null) expect(after).toEqual(before);
      else expect(before).toEqual({ viewings: [], ratings: [], watched: [], watchlist: [] });
      const fromCsv = await imported(new File([diaryCsv(copy)], 'matinee-watched.csv'));
      if (fromCsv !== null) expect(fromCsv).toEqual({ ...before, watchlist: [] });
    }),
    { numRuns: 20 },
  );
});

describe.each(['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Kiritimati', 'UTC'])('in %s', (zone) => {
  afterEach(() => void vi.unstubAllEnvs());

  it('a file and a mark of late in the evening show the reader’s own day', async () => {
    vi.stubEnv('TZ', zone);
    const file = csvFile('diary.csv', [DIARY, '2024-05-06,Movie 949,1995,https://boxd.it/3,4.5,,,2024-05-05']);
    const read = await readFiles([file]);
    expect(read.ok && read.value.movies.map(({ viewings }) => viewings)).toEqual([
      [{ on: '2024-05-05', rewatch: false }],
    ]);
    await withDatabase(async (database) => {
      const evening = { ...deps, now: () => new Date(2026, 0, 9, 23, 30).getTime() };
      await setMark(database, evening, 'watched', { id: 603, card: card(603) }, true);
      expect(await readDiary(database)).toMatchObject([{ watchedOn: '2026-01-09' }]);
    });
  });
});
