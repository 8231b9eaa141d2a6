import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDiary } from '../../src/db/diary';
import { nextChunk, storeImport, writeFound } from '../../src/services/import/import-store';
import { listBlocked } from '../fixtures/outbox-lists';
import { openPglite } from '../integration/database/pglite-database';
import { csvFile, DIARY, read } from '../unit/domain/import/files';
import { toggle } from './harness/actions';
import { Harness } from './harness/harness';
import { syncUntilIdle } from './harness/quiescence';
import { SimulatedServer } from './harness/server';

const YEARS = Array.from({ length: 10 }, (_, year) => 2016 + year);

let server: SimulatedServer;
let harness: Harness;
beforeAll(async () => {
  server = await SimulatedServer.open(await openPglite());
  harness = await Harness.open(server, true);
});
afterAll(async () => {
  harness.close();
  await server.close();
});

it('ten years of a diary reach a server that has dropped removals of a year ago, and another device', async () => {
  const ann = harness.user(0);
  const [phone, tablet] = [harness.device(0), harness.device(1)];
  await toggle(harness, phone, 0, 'favorite', 0, true);
  await toggle(harness, phone, 0, 'favorite', 0, true);
  await syncUntilIdle(harness, phone, ann);
  await harness.compact(1);
  expect(await server.mark(ann, 'favorite', harness.movieId(ann, 0))).toBeUndefined();

  const rows = YEARS.map((year) => `2026-03-09,Movie ${year},2000,https://boxd.it/${year},4.5,,,${year}-03-08`);
  const file = await read(csvFile('diary.csv', [DIARY, ...rows]));
  const { deps } = phone.process(0);
  const database = phone.process(0).member(ann);
  await storeImport(database, file, null, deps.now());
  const chunk = await nextChunk(database, YEARS.length);
  if (!chunk) throw new Error('nothing is to be imported');
  const found = chunk.rows.map((row, index) => {
    const card = { title: row.movie.title, year: 2000, rating: 7, genres: [], description: '', posterPath: null };
    return { row, found: { kind: 'found' as const, movie: { id: harness.movieId(ann, 1 + index), ...card } } };
  });
  await writeFound(database, deps, chunk.startedAt, found);
  await syncUntilIdle(harness, phone, ann);
  expect(await listBlocked(database)).toEqual([]);

  const kinds = (await server.marks(ann)).map(({ kind }) => kind);
  for (const kind of ['watched', 'rating', 'viewing'])
    expect(kinds.filter((stored) => stored === kind)).toHaveLength(YEARS.length);
  await syncUntilIdle(harness, tablet, ann);
  const diary = await readDiary(tablet.process(0).member(ann));
  expect(diary.map(({ watchedOn }) => watchedOn)).toEqual(YEARS.map((year) => `${year}-03-08`).toReversed());
});
