import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberDatabase } from '../../../src/data/local/member-database';
import { signOut } from '../../../src/data/sign-out';
import { fakeBackend } from './backend';
import { stored } from './session-row';

const log = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

async function leaving(answer: () => Response | Promise<Response>) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  const database = new MemberDatabase('ada');
  await database.open();
  await database.profile.put({ id: 'profile', username: 'ada', firstName: 'Ada', lastName: null });
  return { source, received, database };
}

it('the data is gone before the session is, so that a page closed meanwhile leaves nothing behind', async () => {
  const { source, received, database } = await leaving(() => new Response(null, { status: 204 }));
  const seen: (number | null)[] = [];
  const remove = source.store.remove.bind(source.store);
  vi.spyOn(source.store, 'remove').mockImplementation(async (session) => {
    seen.push(await database.profile.count());
    await remove(session);
  });
  await signOut(source.store, source, database);
  expect(seen).toEqual([0]);
  expect(await source.store.read()).toBeNull();
  await vi.waitFor(() => expect(received.map(({ path }) => path)).toEqual(['/auth/v1/logout']));
  expect(log).not.toHaveBeenCalled();
  database.close();
});

it.each([
  ['answers 500', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a backend that %s is only logged [ERR-82]', async (_, answer) => {
  const { source, database } = await leaving(answer);
  await signOut(source.store, source, database);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-out: the backend/)));
  expect(await source.store.read()).toBeNull();
  database.close();
});

it('a device that refuses to forget is logged, and nobody stays signed in [ERR-82]', async () => {
  const { source, database } = await leaving(() => new Response(null, { status: 204 }));
  database.close();
  await signOut(source.store, source, database);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-out could not clear this device/));
  expect(await source.store.read()).toBeNull();
});
