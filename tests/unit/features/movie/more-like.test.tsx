import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberStore, useMemberState } from '../../../../src/hooks/member-provider';
import { useServices } from '../../../../src/hooks/services-context';
import { useSession } from '../../../../src/hooks/session-provider';
import { useMoreLike } from '../../../../src/features/movie/more-like-this';
import { MemberDatabase } from '../../../../src/db/member-database';
import { eventually } from '../../../time/eventually';
import { candidate } from '../../services/candidates';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/services-context');
vi.mock('../../../../src/hooks/session-provider');

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  const store = { database } as ReturnType<typeof useMemberStore>;
  vi.mocked(useMemberStore).mockReturnValue(store);
  vi.mocked(useMemberState).mockReturnValue({ status: 'open' } as ReturnType<typeof useMemberState>);
  vi.mocked(useSession).mockReturnValue({ status: 'signed-in' } as ReturnType<typeof useSession>);
  vi.mocked(useServices).mockReturnValue(() => Promise.reject(new Error('nothing is to be asked for')));
});
afterEach(async () => {
  cleanup();
  await database.delete();
});

const client = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

it('lists movies similar to another, without itself, watched and dismissed ones', async () => {
  const listed = [1, 2, 3, 4, 5].map((id) => candidate({ id, posterPath: `/${id}.jpg` }));
  await database.similarMovies.put({ id: 1, fetchedAt: Date.now(), movies: listed });
  const mark = { present: 1, ts: 1, op: 'op' } as const;
  await database.mirror.bulkPut([
    { ...mark, kind: 'watched', movieId: 2, seq: 1 },
    { ...mark, kind: 'dismissed', movieId: 4, seq: 2 },
    { ...mark, kind: 'favorite', movieId: 5, seq: 3 },
  ]);
  const { result } = renderHook(() => useMoreLike(1, true), { wrapper });
  await eventually(() => expect(result.current.map(({ id }) => id)).toEqual([3, 5]));
});
