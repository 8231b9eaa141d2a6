import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeAccount, takeNewBadges } from '../../../src/db/account-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';
import { EXPLORER, FIRST_LOVE, told } from './account-row';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

it('badges of the first answer on a device are no news', async () => {
  await storeAccount(database, told([EXPLORER]));
  expect(await takeNewBadges(database)).toEqual([]);
});

it('a badge that comes with a later answer is news, once, and also when its answer came twice', async () => {
  await storeAccount(database, told([EXPLORER]));
  await storeAccount(database, told([FIRST_LOVE, EXPLORER]));
  await storeAccount(database, told([FIRST_LOVE, EXPLORER], { fetchedAt: 2000 }));
  expect(await takeNewBadges(database)).toEqual(['First Love']);
  expect(await takeNewBadges(database)).toEqual([]);
  await storeAccount(database, told([FIRST_LOVE, EXPLORER]));
  expect(await takeNewBadges(database)).toEqual([]);
  expect(await database.account.get('account')).toMatchObject({ fetchedAt: 1000, badges: [EXPLORER, FIRST_LOVE] });
});

it('of several tabs one tells the news', async () => {
  const other = new MemberDatabase('ada');
  await storeAccount(database, told([]));
  await storeAccount(database, told([FIRST_LOVE]));
  const taken = await Promise.all([takeNewBadges(database), takeNewBadges(other)]);
  other.close();
  expect(taken.flat()).toEqual(['First Love']);
});

it('nothing is kept of a member who has left', async () => {
  await storeAccount(database, told([EXPLORER]));
  await wipeMember(database);
  expect(await database.account.count()).toBe(0);
  expect(await storeAccount(database, told([EXPLORER]))).toBe(false);
  expect(await takeNewBadges(database)).toEqual([]);
  expect(await database.account.count()).toBe(0);
});
