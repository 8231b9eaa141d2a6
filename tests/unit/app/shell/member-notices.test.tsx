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
const WISH = { kind: 'favorite', movie: { id: 603 } };
const AT_THE_MOVIE = {
  pathname: '/collection',
  search: '?movie=603',
  state: { from: '/dashboard', pendingMark: WISH },
};

const resumePendingMark = vi.fn(() => Promise.resolve());
let partComes: (arrived: boolean) => void;

beforeEach(() => {
  const part = new Promise<{ readonly resumePendingMark: typeof resumePendingMark }>((resolve, reject) => {
    partComes = (arrived) => (arrived ? resolve({ resumePendingMark }) : reject(new Error('the part did not come')));
  });
  // the module that waits for it hears of it later
  part.catch(() => undefined);
  vi.doMock('../../../../src/app/shell/resume-pending-mark', () => part);
  vi.mocked(useMemberStore).mockReturnValue(STORE);
});
afterEach(() => {
  cleanup();
  resumePendingMark.mockClear();
  vi.resetModules();
});

/** A member who is back from signing in, at the movie that they wanted to mark. */
async function arrive() {
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
  // what the member has opens anew while the part is on its way
  vi.mocked(useMemberStore).mockReturnValue({ ...STORE });
  rerender();
  return result;
}

it("the wish stays in the history's entry until its part has come, and is set once", async () => {
  const member = await arrive();
  expect(member.current.at).toEqual(AT_THE_MOVIE);
  partComes(true);
  await eventually(() => expect(resumePendingMark).toHaveBeenCalledWith(STORE, WISH));
  await eventually(() => expect(member.current.at).toEqual({ ...AT_THE_MOVIE, state: { from: '/dashboard' } }));
  expect(resumePendingMark).toHaveBeenCalledTimes(1);
});

it('a wish whose part does not come is kept for the next time the page is loaded', async () => {
  const member = await arrive();
  await act(async () => {
    partComes(false);
    await vi.dynamicImportSettled();
  });
  expect(member.current.at).toEqual(AT_THE_MOVIE);
  expect(resumePendingMark).not.toHaveBeenCalled();
});

it('who has gone on while the part came is not called back, and has the mark', async () => {
  const member = await arrive();
  act(() => void member.current.navigate('/profile'));
  await act(async () => {
    partComes(true);
    await eventually(() => expect(resumePendingMark).toHaveBeenCalledWith(STORE, WISH));
  });
  expect(member.current.at.pathname).toBe('/profile');
});
