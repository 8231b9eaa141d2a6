import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { membersOnDevice, MemberDatabase } from '../../../src/db/member-database';
import { eventually } from '../../time/eventually';
import { openPageThatLooks } from './page-that-looks';

vi.mock('../../../src/services/backfill', () => ({ startBackfill: () => Promise.resolve() }));
afterEach(() => vi.useRealTimers());

it('a page removes the empty database that one closed at its sign-out has left', async () => {
  await new MemberDatabase('ada').open();
  openPageThatLooks();
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});
