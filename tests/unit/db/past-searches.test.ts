import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSearch, searchesByMovie } from '../../../src/db/impressions';
import { MemberDatabase, type PastSearch } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase('ada')));
afterEach(async () => database.delete());

const search = (at: number, ...foundIds: readonly number[]): PastSearch => ({
  at,
  mood: 'happy',
  genres: ['comedy'],
  movies: foundIds.map((id) => ({ id, title: `Movie ${id}`, posterPath: null })),
});
const times = async () => [...(await searchesByMovie(database))].map(([id, { at }]) => [id, at]);

it('returns the latest search that found each movie, and all that a search found', async () => {
  await storeSearch(database, search(1, 603, 604));
  await storeSearch(database, search(2, 604));
  await storeSearch(database, search(2, 605));
  expect(await times()).toEqual([
    [603, 1],
    [604, 2],
    [605, 2],
  ]);
});

it('keeps only the latest twenty', async () => {
  for (let at = 1; at <= 22; at += 1) expect(await storeSearch(database, search(at, at))).toMatchObject({ ok: true });
  expect((await times()).map(([id]) => id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 3));
});

it('is deleted at sign-out, and later searches are not stored', async () => {
  await storeSearch(database, search(1, 603));
  await wipeMember(database);
  expect(await times()).toEqual([]);
  await storeSearch(database, search(2, 604));
  expect(await times()).toEqual([]);
});
