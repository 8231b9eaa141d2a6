import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePendingMark } from '../../../../src/app/shell/member-notices';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import type { MemberStore } from '../../../../src/services/member-store';
import { eventually } from '../../../time/eventually';

vi.mock('../../../../src/hooks/member-provider');

const STORE = {} as MemberStore;
const PENDING_MARK = { kind: 'favorite', movie: { id: 603 } };
const AT_THE_MOVIE = {
  pathname: '/collection',
  search: '?movie=603',
  state: { from: '/dashboard', pendingMark: PENDING_MARK },
};

const resumePendingMark = vi.fn(() => Promise.resolve());
let finishChunk: (loaded: boolean) => void;

beforeEach(() => {
  const chunk = new Promise<{ readonly resumePendingMark: typeof resumePendingMark }>((resolve, reject) => {
    finishChunk = (loaded) => (loaded ? resolve({ resumePendingMark }) : reject(new Error('the chunk failed to load')));
  });
  // The module that imports the chunk handles the rejection later.
  chunk.catch(() => undefined);
  vi.doMock('../../../../src/marks/toggle-mark', () => chunk);
  vi.mocked(useMemberStore).mockReturnValue(STORE);
});
afterEach(() => {
  cleanup();
  resumePendingMark.mockClear();
  vi.resetModules();
});

/** A member who returns from signing in to the movie they wanted to mark. */
async function returnFromSignIn() {
  const { result, rerender } = renderHook(
    () => {
      usePendingMark();
      const location: Location<unknown> = useLocation();
      const { pathname, search, state } = location;
      return { navigate: useNavigate(), at: { pathname, search, state } };
    },
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <MemoryRouter initialEntries={['/dashboard', AT_THE_MOVIE]} initialIndex={1}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  await act(() => Promise.resolve());
  // The member's data is opened again while the chunk is loading.
  vi.mocked(useMemberStore).mockReturnValue({ ...STORE });
  rerender();
  return result;
}

it('the pending mark stays in the history entry until its chunk has loaded, and is set once', async () => {
  const member = await returnFromSignIn();
  expect(member.current.at).toEqual(AT_THE_MOVIE);
  finishChunk(true);
  await eventually(() => expect(resumePendingMark).toHaveBeenCalledWith(STORE, PENDING_MARK));
  await eventually(() => expect(member.current.at).toEqual({ ...AT_THE_MOVIE, state: { from: '/dashboard' } }));
  expect(resumePendingMark).toHaveBeenCalledTimes(1);
});

it('a pending mark whose chunk fails to load is kept for the next page load', async () => {
  const member = await returnFromSignIn();
  await act(async () => {
    finishChunk(false);
    await vi.dynamicImportSettled();
  });
  expect(member.current.at).toEqual(AT_THE_MOVIE);
  expect(resumePendingMark).not.toHaveBeenCalled();
});

it('a member who has navigated on while the chunk loads is not sent back, and gets the mark', async () => {
  const member = await returnFromSignIn();
  act(() => void member.current.navigate('/profile'));
  await act(async () => {
    finishChunk(true);
    await eventually(() => expect(resumePendingMark).toHaveBeenCalledWith(STORE, PENDING_MARK));
  });
  expect(member.current.at.pathname).toBe('/profile');
});
