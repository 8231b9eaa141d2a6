import 'fake-indexeddb/auto';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberStore } from '../../../src/hooks/member-provider';
import { useStatistics } from '../../../src/hooks/use-statistics';
import { storeAccount } from '../../../src/db/account-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import type { MemberStore } from '../../../src/services/member-store';
import { recordSearch, recordRecommended, setMark } from '../../../src/sync/outbox';
import { accountWith } from '../db/account-row';
import { ServerClock } from '../../../src/sync/clock';

vi.mock('../../../src/hooks/member-provider');

let database: MemberDatabase;
let ids = 0;
const environment = { now: () => 5000, serverClock: new ServerClock(() => 0), newId: () => `op-${(ids += 1)}` };
const CARD = { title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };

beforeEach(() => {
  database = new MemberDatabase('ada');
  vi.mocked(useMemberStore).mockReturnValue({ database } as unknown as MemberStore);
});
afterEach(async () => {
  cleanup();
  await database.delete();
});

it('counts the device’s marks, and pending searches together with those on the server [ENT-25, STAT-03]', async () => {
  await storeAccount(
    database,
    accountWith([], {
      fetchedAt: 4000,
      searchCount: 2,
      genreCounts: [
        ['drama', 1],
        ['comedy', 1],
      ],
    }),
  );
  const { result } = renderHook(() => useStatistics());
  await waitFor(() =>
    expect(result.current).toEqual({
      searchCount: 2,
      favoritesCount: 0,
      historyCount: 0,
      mostSearchedGenre: 'Drama',
      fetchedAt: 4000,
    }),
  );
  await recordSearch(database, environment, 'comedy');
  await recordRecommended(database, environment, [603, 604]);
  await setMark(database, environment, 'favorite', { id: 603, card: CARD }, true);
  await waitFor(() =>
    expect(result.current).toEqual({
      searchCount: 3,
      favoritesCount: 1,
      historyCount: 2,
      mostSearchedGenre: 'Comedy',
      fetchedAt: 4000,
    }),
  );
});

it('counts on a device without server data, and says so', async () => {
  await recordSearch(database, environment, null);
  const { result } = renderHook(() => useStatistics());
  await waitFor(() =>
    expect(result.current).toMatchObject({ searchCount: 1, mostSearchedGenre: null, fetchedAt: null }),
  );
});
