import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { membersOnDevice, MemberDatabase } from '../../../src/db/member-database';
import { eventually } from '../../time/eventually';
import { openPageUntilCleanup } from './open-page';

vi.mock('../../../src/services/backfill', () => ({ startBackfill: () => Promise.resolve() }));
afterEach(() => vi.useRealTimers());

it('a page deletes the empty database that another page left behind at sign-out', async () => {
  await new MemberDatabase('ada').open();
  openPageUntilCleanup();
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});
