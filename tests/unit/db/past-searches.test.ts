import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSearch, searchesByMovie } from '../../../src/db/impressions';
import { MemberDatabase, type PastSearch } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase('ada')));
afterEach(async () => database.delete());

const search = (at: number, ...ids: readonly number[]): PastSearch => ({
  at,
  mood: 'happy',
  genres: ['comedy'],
  movies: ids.map((id) => ({ id, title: `Movie ${id}`, posterPath: null })),
});
const times = async () => [...(await searchesByMovie(database))].map(([id, { at }]) => [id, at]);

it('tells of each movie the latest search that found it, and of a search what it found in the end', async () => {
  await storeSearch(database, search(1, 603, 604));
  await storeSearch(database, search(2, 604));
  await storeSearch(database, search(2, 604, 605));
  expect(await times()).toEqual([
    [603, 1],
    [604, 2],
    [605, 2],
  ]);
});

it('keeps the latest twenty', async () => {
  for (let at = 1; at <= 22; at += 1) expect(await storeSearch(database, search(at, at))).toMatchObject({ ok: true });
  expect((await times()).map(([id]) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 3));
});

it('goes with the member, and nothing of them comes later', async () => {
  await storeSearch(database, search(1, 603));
  await wipeMember(database);
  expect(await times()).toEqual([]);
  await storeSearch(database, search(2, 604));
  expect(await times()).toEqual([]);
});
