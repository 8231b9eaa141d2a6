import { expect, it } from 'vitest';
import { addUser, databases } from '../harness';

/** The migration before the one that gives new users their rows. */
const BEFORE = '20261128000500_badges.sql';

it.each(databases)('users from before the migrations get a profile and a sync head, on $name', async ({ open }) => {
  const database = await open(BEFORE);
  const ann = await addUser(database);
  expect(await database.rows('select from public.profiles')).toEqual([]);
  await database.upgrade(BEFORE);
  expect(await database.rows('select id from public.profiles')).toEqual([{ id: ann }]);
  expect(await database.rows('select user_id, seq from public.sync_head')).toEqual([{ user_id: ann, seq: 0 }]);
  await database.close();
});
