import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase, type ProfileRow } from '../../../src/db/member-database';
import { refreshProfile } from '../../../src/services/refresh-account';
import { fakeBackend } from './backend';
import { stored } from './session-row';

const KEPT: ProfileRow = { id: 'profile', username: 'ada', firstName: 'Ada', lastName: null };
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

it('what the server has takes the place of what the device kept [CALL-03]', async () => {
  await database.profile.put(KEPT);
  const source = await sourceFor('ada', () => Response.json([SERVER]));
  expect(await refreshProfile(source, database)).toBe(true);
  expect(await database.profile.get('profile')).toEqual(READ);
});

it('a member without a profile has an empty one, which is known from then on [CALL-04]', async () => {
  const source = await sourceFor('ada', () => Response.json([]));
  expect(await refreshProfile(source, database)).toBe(true);
  expect(await database.profile.get('profile')).toEqual({
    id: 'profile',
    username: null,
    firstName: null,
    lastName: null,
  });
});

it('a server in trouble leaves the kept profile standing', async () => {
  await database.profile.put(KEPT);
  const source = await sourceFor('ada', () => Response.json({ message: 'down' }, { status: 500 }));
  expect(await refreshProfile(source, database)).toBe(false);
  expect(await database.profile.get('profile')).toEqual(KEPT);
});

it("another member's profile is not kept", async () => {
  const source = await sourceFor('bob', () => Response.json([SERVER]));
  expect(await refreshProfile(source, database)).toBe(false);
  expect(await database.profile.count()).toBe(0);
});

it('an answer that was asked for before a save does not undo it', async () => {
  await database.profile.put(KEPT);
  const saved = { ...KEPT, username: 'grace' };
  const source = await sourceFor('ada', async () => {
    await database.profile.put(saved);
    return Response.json([SERVER]);
  });
  expect(await refreshProfile(source, database)).toBe(true);
  expect(await database.profile.get('profile')).toEqual(saved);
});
