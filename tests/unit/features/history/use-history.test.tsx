import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ServerHistory, type ShownMovie, useHistory } from '../../../../src/features/history/use-history';
import { useMemberState, useMemberStore } from '../../../../src/hooks/member-provider';
import { createQueryClient } from '../../../../src/hooks/query-client';
import { ServicesProvider, type LoadServices } from '../../../../src/hooks/services-context';
import { MemberDatabase } from '../../../../src/db/member-database';
import type { MemberStore } from '../../../../src/services/member-store';
import type { HistoryEntry } from '../../../../src/domain/history';
import { eventually } from '../../../time/eventually';

vi.mock('../../../../src/hooks/member-provider');

const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let database: MemberDatabase;
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  client = createQueryClient({ storage: null });
  const store = { database, userId: 'ada' } as unknown as MemberStore;
  vi.mocked(useMemberStore).mockReturnValue(store);
  vi.mocked(useMemberState).mockReturnValue({ status: 'open', store, rebuilt: false, storage: null });
});
afterEach(async () => {
  cleanup();
  await database.delete();
});

/** The server's response so far; requests during the test stay unanswered. */
function respond(entries: readonly HistoryEntry[]): void {
  client.setQueryData<ServerHistory>(['history', 'ada'], { entries, answeredAt: 1, failure: null });
}

const neverLoads: LoadServices = () => new Promise(() => undefined);
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesProvider value={neverLoads}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </ServicesProvider>
);

/** Stores a recommended movie on the device. */
async function storeMovie(movieId: number): Promise<void> {
  await database.movies.put({ id: movieId, ...CARD, title: `Movie ${movieId}` });
  await database.mirror.put({ kind: 'recommended', movieId, present: 1, ts: movieId, op: 'op', seq: movieId });
}

/** Opens the history and records each list that was shown: its titles, or undefined for none yet. */
function open() {
  const seen: (readonly (string | null)[] | undefined)[] = [];
  const titles = (movies: readonly ShownMovie[] | undefined) => movies?.map(({ title }) => title);
  renderHook(
    () => {
      const next = titles(useHistory().movies);
      if (seen.length === 0 || JSON.stringify(next) !== JSON.stringify(seen.at(-1))) seen.push(next);
    },
    { wrapper },
  );
  return seen;
}

/** The server responds while the page is open. */
function answer(entries: readonly HistoryEntry[]): Promise<void> {
  return act(async () => {
    respond(entries);
    await Promise.resolve();
  });
}

it('the device’s list is shown at once, and no movie without its title first', async () => {
  await storeMovie(1);
  await storeMovie(2);
  const seen = open();
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 2', 'Movie 1']]));
});

it('a title keeps its language', async () => {
  await storeMovie(1);
  await database.movies.update(1, { language: 'de-DE' });
  const { result } = renderHook(() => useHistory().movies, { wrapper });
  await eventually(() => expect(result.current).toMatchObject([{ title: 'Movie 1', language: 'de-DE' }]));
});

it('a device without a list shows nothing until the server has responded', async () => {
  const seen = open();
  // The device has responded by now.
  for (let times = 0; times < 5; times += 1) await act(() => database.mirror.count());
  expect(seen).toEqual([undefined]);
  await answer([]);
  await eventually(() => expect(seen).toEqual([undefined, []]));
});

it('the server’s empty list is not called empty before the device was read', async () => {
  respond([]);
  await storeMovie(1);
  const seen = open();
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 1']]));
});

it('a formerly empty list is not called empty while the device reads newer movies', async () => {
  respond([]);
  const seen = open();
  await eventually(() => expect(seen).toEqual([undefined, []]));
  await answer([{ movieId: 3, shownAt: 3 }]);
  await eventually(() => expect(seen).toEqual([undefined, [], undefined, [null]]));
});

it('a list stays while the device reads a longer one', async () => {
  await storeMovie(1);
  const seen = open();
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 1']]));
  await database.movies.put({ id: 3, ...CARD, title: 'Movie 3' });
  await answer([{ movieId: 3, shownAt: 3 }]);
  await eventually(() => expect(seen).toEqual([undefined, ['Movie 1'], ['Movie 3', 'Movie 1']]));
});
