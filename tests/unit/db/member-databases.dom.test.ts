import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { membersOnDevice, MemberDatabase } from '../../../src/db/member-database';
import { isNewer, openMemberDatabase } from '../../../src/db/open-member-database';
import { eventually } from '../../time/eventually';
import { openPageUntilCleanup } from './open-page';

vi.mock('../../../src/services/backfill', () => ({ startBackfill: () => Promise.resolve() }));

// Firefox before 126 does not implement indexedDB.databases().
const factory = Object.getPrototypeOf(indexedDB) as object;
const listing = Object.getOwnPropertyDescriptor(factory, 'databases') as PropertyDescriptor;
beforeEach(() => Reflect.deleteProperty(factory, 'databases'));
afterEach(async () => {
  vi.useRealTimers();
  await new MemberDatabase('ada').delete();
  Object.defineProperty(factory, 'databases', listing);
  vi.restoreAllMocks();
});

it('a member’s database is created, opened again and listed', async () => {
  for (const visit of ['first', 'second']) {
    const opened = await openMemberDatabase('ada');
    if (!opened.ok) throw new Error(`${visit}: ${opened.error.reason}`);
    expect(await isNewer(opened.value.database.name)).toBe(false);
    opened.value.database.close();
  }
  expect(await membersOnDevice()).toEqual(['ada']);
});

it('a database written by a newer application is left untouched', async () => {
  const newer = new Dexie(new MemberDatabase('ada').name);
  newer.version(9000).stores({ outbox: 'key' });
  await newer.open();
  newer.close();
  expect(await openMemberDatabase('ada')).toEqual({ ok: false, error: { reason: 'newer' } });
});

it('a database that can’t be read is still listed and kept', async () => {
  await new MemberDatabase('ada').open().then((database) => database.close());
  const { name } = new MemberDatabase('ada');
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((requested, version) => {
    if (requested === name) throw new DOMException('damaged', 'DataError');
    return open(requested, version);
  });
  expect(await openMemberDatabase('ada')).toEqual({ ok: false, error: { reason: 'unreadable' } });
  vi.restoreAllMocks();
  expect(await membersOnDevice()).toEqual(['ada']);
});

it('an empty database that a page left behind is deleted', async () => {
  await new MemberDatabase('ada').open();
  openPageUntilCleanup();
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});
