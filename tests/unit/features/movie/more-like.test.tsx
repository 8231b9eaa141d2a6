import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberStore, useMemberState } from '../../../../src/hooks/member-provider';
import { useServices } from '../../../../src/hooks/services-context';
import { useSession } from '../../../../src/hooks/session-provider';
import { DialogMore, MoreLikeThis, useMoreLike } from '../../../../src/features/movie/more-like-this';
import { MOVIE } from '../../../../src/features/movie/messages';
import { TASTE } from '../../../../src/i18n/messages/results';
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
  // Everything is near the viewport.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report;
      constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe() {
        this.report([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.mocked(useServices).mockReturnValue(() => Promise.reject(new Error('nothing is to be asked for')));
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
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

it('has headings one level below its dialog’s title, and those of a section on a screen', async () => {
  await database.similarMovies.put({
    id: 1,
    fetchedAt: Date.now(),
    movies: [candidate({ id: 2, posterPath: '/2.jpg' })],
  });
  const wrap = (part: ReactNode) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </MemoryRouter>
  );
  const cast = [{ id: 1, name: 'Ann Actor', character: 'Ann', profilePath: null }];
  const { unmount } = render(wrap(<DialogMore id={1} cast={cast} />));
  expect(await screen.findByRole('heading', { level: 3, name: TASTE.moreLike })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: MOVIE.cast })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  unmount();
  render(wrap(<MoreLikeThis id={1} />));
  expect(await screen.findByRole('heading', { level: 2, name: TASTE.moreLike })).toBeTruthy();
});
