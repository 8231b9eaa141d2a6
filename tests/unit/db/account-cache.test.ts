import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeAccount, takeNewBadges } from '../../../src/db/account-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';
import { EXPLORER, FIRST_LOVE, accountWith } from './account-row';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

it('badges in the first response on a device are not news', async () => {
  await storeAccount(database, accountWith([EXPLORER]));
  expect(await takeNewBadges(database)).toEqual([]);
});

it('a badge in a later response is news once, even if the response arrives twice', async () => {
  await storeAccount(database, accountWith([EXPLORER]));
  await storeAccount(database, accountWith([FIRST_LOVE, EXPLORER]));
  await storeAccount(database, accountWith([FIRST_LOVE, EXPLORER], { fetchedAt: 2000 }));
  expect(await takeNewBadges(database)).toEqual(['First Love']);
  expect(await takeNewBadges(database)).toEqual([]);
  await storeAccount(database, accountWith([FIRST_LOVE, EXPLORER]));
  expect(await takeNewBadges(database)).toEqual([]);
  expect(await database.account.get('account')).toMatchObject({ fetchedAt: 1000, badges: [EXPLORER, FIRST_LOVE] });
});

it('only one of several tabs announces a new badge', async () => {
  const otherTab = new MemberDatabase('ada');
  await storeAccount(database, accountWith([]));
  await storeAccount(database, accountWith([FIRST_LOVE]));
  const news = await Promise.all([takeNewBadges(database), takeNewBadges(otherTab)]);
  otherTab.close();
  expect(news.flat()).toEqual(['First Love']);
});

it('stores nothing for a member who has signed out', async () => {
  await storeAccount(database, accountWith([EXPLORER]));
  await wipeMember(database);
  expect(await database.account.count()).toBe(0);
  expect(await storeAccount(database, accountWith([EXPLORER]))).toBe(false);
  expect(await takeNewBadges(database)).toEqual([]);
  expect(await database.account.count()).toBe(0);
});
