import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshAccount } from '../../../src/services/refresh-account';
import { takeNewBadges } from '../../../src/db/account-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { fakeBackend } from './backend';
import { stored } from './session-row';

const ROW = {
  id: 'first-love',
  name: 'First Love',
  description: 'Add your first favorite',
  icon: 'Heart',
  color: 'red',
  requirement_type: 'favorites_count',
  requirement_value: 1,
};

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.delete();
});

/** A server whose check awards a badge; `earned` is what the member had before. */
async function serverWith(server: { earned: boolean; down?: boolean; checkDown?: boolean }) {
  const { source } = await fakeBackend(({ path }) => {
    if (server.down === true) return Response.json({ message: 'down' }, { status: 500 });
    if (path.endsWith('/check_and_award_badges')) {
      if (server.checkDown === true) return Response.json({ message: 'down' }, { status: 500 });
      const awarded = !server.earned;
      server.earned = true;
      return Response.json(awarded);
    }
    if (path.endsWith('/user_badges'))
      return Response.json(server.earned ? [{ id: 'x', earned_at: '2025-01-05T12:00:00Z', badge: ROW }] : []);
    return Response.json(path.endsWith('/badges') ? [ROW] : []);
  });
  await source.store.write(stored());
  return source;
}

it('a badge awarded by the first check on a device is news', async () => {
  const source = await serverWith({ earned: false });
  expect(await refreshAccount(source, database)).toBe(true);
  expect((await database.account.get('account'))?.earned).toHaveLength(1);
  expect(await takeNewBadges(database)).toEqual(['First Love']);
});

it('a badge from before this device is not news', async () => {
  expect(await refreshAccount(await serverWith({ earned: true }), database)).toBe(true);
  expect((await database.account.get('account'))?.earned).toHaveLength(1);
  expect(await takeNewBadges(database)).toEqual([]);
});

it('the cached account stays when the server fails, which is only logged [ERR-80, ERR-81]', async () => {
  const log = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
  const server = { earned: true, down: false };
  const source = await serverWith(server);
  await refreshAccount(source, database);
  const before = await database.account.get('account');
  server.down = true;
  expect(await refreshAccount(source, database)).toBe(false);
  expect(await database.account.get('account')).toEqual(before);
  expect(log).toHaveBeenCalledTimes(2);
});

it('badges are loaded even if the check failed', async () => {
  vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
  const source = await serverWith({ earned: true, checkDown: true });
  expect(await refreshAccount(source, database)).toBe(true);
  expect((await database.account.get('account'))?.earned).toHaveLength(1);
});

it('another member’s badges are not stored', async () => {
  const source = await serverWith({ earned: true });
  await source.store.write(stored({ member: { ...stored().member, id: 'bob' } }));
  expect(await refreshAccount(source, database)).toBe(false);
  expect(await database.account.count()).toBe(0);
});
