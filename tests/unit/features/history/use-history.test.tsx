import 'fake-indexeddb/auto';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownMovie, useHistory, useServerHistory } from '../../../../src/features/history/use-history';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { MemberDatabase } from '../../../../src/db/member-database';
import type { MemberStore } from '../../../../src/services/member-store';
import type { HistoryEntry } from '../../../../src/domain/history';
import { eventually } from '../../../time/eventually';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/features/history/use-history');

const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  vi.mocked(useMemberStore).mockReturnValue({ database, userId: 'ada' } as unknown as MemberStore);
});
afterEach(async () => {
  cleanup();
  await database.delete();
});

/** What the server has told so far; nothing while its first answer is under way. */
function tell(entries: readonly HistoryEntry[] | null): void {
  vi.mocked(useServerHistory).mockReturnValue({
    server: { entries: entries ?? [], answeredAt: entries && 1, failure: null },
    loading: entries === null,
    refreshing: false,
    refresh: vi.fn(),
  });
}

/** The device knows a movie, and that it was recommended. */
async function know(movieId: number): Promise<void> {
  await database.movies.put({ id: movieId, ...CARD, title: `Movie ${movieId}` });
  await database.mirror.put({ kind: 'recommended', movieId, present: 1, ts: movieId, op: 'op', seq: movieId });
}

/** Opens the history; tells what was on the screen so far, each list once: its titles, or undefined for none yet. */
function open() {
  const seen: (readonly (string | null)[] | undefined)[] = [];
  const titles = (movies: readonly ShownMovie[] | undefined) => movies?.map(({ title }) => title);
  const { rerender } = renderHook(() => {
    const next = titles(useHistory().movies);
    if (seen.length === 0 || JSON.stringify(next) !== JSON.stringify(seen.at(-1))) seen.push(next);
  });
  const told = (entries: readonly HistoryEntry[]) =>
    act(() => {
      tell(entries);
      rerender();
    });
  return { seen, told };
}

it('what the device has is shown at once, and no movie of it without its title before', async () => {
  tell(null);
  await know(1);
  await know(2);
  const { seen } = open();
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 2', 'Movie 1']]));
});

it('a device that has none says nothing until the server has answered', async () => {
  tell(null);
  const { seen, told } = open();
  // The device has answered by now.
  for (let times = 0; times < 5; times += 1) await act(() => database.mirror.count());
  expect(seen).toEqual([undefined]);
  told([]);
  await eventually(() => expect(seen).toEqual([undefined, []]));
});

it('of a server that has none is not called empty before the device was read', async () => {
  tell([]);
  await know(1);
  const { seen } = open();
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 1']]));
});

it('that was empty is not called empty while the device is asked about what the server has told since', async () => {
  tell([]);
  const { seen, told } = open();
  await eventually(() => expect(seen).toEqual([undefined, []]));
  told([{ movieId: 3, shownAt: 3 }]);
  await eventually(() => expect(seen).toEqual([undefined, [], undefined, [null]]));
});

it('stays while the device is asked about a longer one', async () => {
  tell(null);
  await know(1);
  const { seen, told } = open();
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 1']]));
  await database.movies.put({ id: 3, ...CARD, title: 'Movie 3' });
  told([{ movieId: 3, shownAt: 3 }]);
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 1'], ['Movie 3', 'Movie 1']]));
});
