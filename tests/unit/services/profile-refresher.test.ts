import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase, type ProfileRow } from '../../../src/db/member-database';
import { refreshProfile } from '../../../src/services/refresh-account';
import { fakeBackend } from './backend';
import { stored } from './session-row';

const CACHED: ProfileRow = { id: 'profile', username: 'ada', firstName: 'Ada', lastName: null };
const SERVER = { username: 'countess', first_name: 'Ada', last_name: 'Lovelace' };
const READ: ProfileRow = { id: 'profile', username: 'countess', firstName: 'Ada', lastName: 'Lovelace' };

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

async function sourceFor(memberId: string, answer: () => Response | Promise<Response>) {
  const { source } = await fakeBackend(answer);
  await source.store.write(stored({ member: { ...stored().member, id: memberId } }));
  return source;
}

it('the server’s profile replaces the cached one [CALL-03]', async () => {
  await database.profile.put(CACHED);
  const source = await sourceFor('ada', () => Response.json([SERVER]));
  expect(await refreshProfile(source, database)).toBe(true);
  expect(await database.profile.get('profile')).toEqual(READ);
});

it('a member without a profile gets an empty one, which is then known [CALL-04]', async () => {
  const source = await sourceFor('ada', () => Response.json([]));
  expect(await refreshProfile(source, database)).toBe(true);
  expect(await database.profile.get('profile')).toEqual({
    id: 'profile',
    username: null,
    firstName: null,
    lastName: null,
  });
});

it('a server error keeps the cached profile', async () => {
  await database.profile.put(CACHED);
  const source = await sourceFor('ada', () => Response.json({ message: 'down' }, { status: 500 }));
  expect(await refreshProfile(source, database)).toBe(false);
  expect(await database.profile.get('profile')).toEqual(CACHED);
});

it('another member’s profile is not stored', async () => {
  const source = await sourceFor('bob', () => Response.json([SERVER]));
  expect(await refreshProfile(source, database)).toBe(false);
  expect(await database.profile.count()).toBe(0);
});

it('a response requested before a save does not overwrite it', async () => {
  await database.profile.put(CACHED);
  const saved = { ...CACHED, username: 'grace' };
  const source = await sourceFor('ada', async () => {
    await database.profile.put(saved);
    return Response.json([SERVER]);
  });
  expect(await refreshProfile(source, database)).toBe(true);
  expect(await database.profile.get('profile')).toEqual(saved);
});
