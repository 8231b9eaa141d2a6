import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberStore } from '../../../src/hooks/member-provider';
import { useSyncStatus } from '../../../src/hooks/use-sync-status';
import { changeSyncState } from '../../../src/db/sync-state';
import type { MemberStore } from '../../../src/services/member-store';
import { browserDeps } from '../../../src/sync/clock';
import { recordSearch } from '../../../src/sync/outbox';
import { eventually } from '../../time/eventually';
import { openAda } from '../features/sync/full-device';

vi.mock('../../../src/hooks/member-provider');

let store: MemberStore;
beforeEach(async () => {
  ({ runtime: store } = await openAda());
  vi.mocked(useMemberStore).mockReturnValue(store);
});
afterEach(() => store.database.delete());

it.each([
  [null, false],
  // The device is back online, and the next sync is running.
  ['offline', false],
  ['server', true],
  ['unreachable', true],
] as const)('pending changes after a sync that ended with %s have failed: %s', async (failure, failing) => {
  const { database } = store;
  await recordSearch(database, browserDeps, null);
  await database.transaction('rw', database.sync, () => changeSyncState(database, { failure }));
  const { result } = renderHook(useSyncStatus);
  await eventually(() => expect(result.current).toEqual({ state: 'waiting', count: 1, failing }));
});
