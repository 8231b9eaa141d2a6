import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { MemberDatabase, type FilmRow } from '../../../src/data/local/member/member-database';
import { parsePullAnswer } from '../../../src/data/sync/transport/parse-answer';

const database = new MemberDatabase('ada');
afterAll(() => database.delete());

const card = (id: number, description: string): FilmRow => ({
  id,
  title: `Film ${id}`,
  year: 1999,
  rating: 7,
  genres: ['Drama'],
  description,
  posterPath: null,
});
/** What earlier versions wrote in place of a missing description, and a description. */
const WRITTEN = ['No description available', 'No description available for this title', 'No description is available.'];
const READ = ['', '', 'No description is available.'];

it('a card that an earlier version kept with a sentence for its description is read without one', async () => {
  await database.films.bulkPut(WRITTEN.map((description, index) => card(index + 1, description)));
  const kept = await database.films.bulkGet([1, 2, 3]);
  expect(kept.map((film) => film?.description)).toEqual(READ);
  expect((await database.films.get(1))?.description).toBe('');
  expect(await database.films.get(9)).toBeUndefined();
  expect(await database.films.bulkGet([9])).toEqual([undefined]);
  expect((await database.films.toArray()).map(({ description }) => description)).toEqual(READ);
});

it('a card that an older client sent with such a sentence is pulled without one', () => {
  const rows = WRITTEN.map((description, index) => ({
    kind: 'favorite',
    movie_id: index + 1,
    present: true,
    ts: 1,
    op: `op-${index}`,
    seq: index + 1,
    film: { title: 'Bare', year: 1999, rating: 7, genres: [], description, poster_path: null },
  }));
  const told = { uid: 'ada', epoch: 'e', head: 3, digest: 0, server_time: 1, rows, short: {}, more: false };
  const answer = parsePullAnswer(told, 'ada', 0);
  expect(answer?.rows.map(({ film }) => film?.description)).toEqual(READ);
});
