import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { Link, MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../../../src/app/routes/routes';
import { useSession, type SessionState } from '../../../../src/hooks/session-provider';
import { stored } from '../../services/session-row';

vi.mock('../../../../src/hooks/session-provider');
vi.mock('../../../../src/features/auth/auth-screen', () => ({ AuthRoute: () => <p>signing in</p> }));
vi.mock('../../../../src/app/routes/dashboard-route', () => ({ DashboardRoute: () => <p>the dashboard</p> }));
vi.mock('../../../../src/features/collection/collection-screen', () => ({
  CollectionRoute: () => <p>the collection</p>,
}));
vi.mock('../../../../src/features/marked-movies/marked-screen', () => ({
  markedRoute: () => () => <input aria-label="words" />,
}));
vi.mock('../../../../src/features/landing/landing-screen', () => ({ LandingScreen: () => <p>the landing page</p> }));

afterEach(cleanup);

const SIGNED_OUT: SessionState = { status: 'signed-out', ended: null };
const SIGNED_IN: SessionState = { status: 'signed-in', session: stored() };

function Place() {
  const location: Location<unknown> = useLocation();
  return <output>{JSON.stringify([location.pathname, location.state])}</output>;
}

function Hash() {
  const { pathname, hash } = useLocation();
  return <output>{JSON.stringify([pathname, hash])}</output>;
}

const element = (address: string, state: unknown) => (
  <MemoryRouter initialEntries={[{ ...parts(address), state }]}>
    <AppRoutes />
    <Place />
  </MemoryRouter>
);

/** The path, search and hash of a location. */
function parts(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://app.test');
  return { pathname, search, hash };
}

let session: SessionState = SIGNED_OUT;
const followers = new Set<() => void>();
const follow = (follower: () => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};
const useShownSession = () => useSyncExternalStore(follow, () => session);

/** Opens an address. @returns a function that sets the next session */
function open(address: string, first: SessionState, state: unknown = null) {
  session = first;
  vi.mocked(useSession).mockImplementation(useShownSession);
  render(element(address, state));
  return (next: SessionState) =>
    act(() => {
      session = next;
      for (const follower of followers) follower();
    });
}

const place = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;

it.each(['/dashboard', '/engine?from=poster', '/collection?genre=18#page', '/profile', '/profile/favorites'])(
  'a visitor at %s is sent to sign in, and the whole address is remembered [RT-16, RT-17]',
  async (address) => {
    open(address, SIGNED_OUT);
    await screen.findByText('signing in');
    expect(place()).toEqual(['/login', { from: address }]);
  },
);

it.each([
  ['/charts', '/engine', ['/', '#questions']],
  ['/charts', '/collection', ['/login', '']],
])('a visitor who follows a link from %s to %s gets to %o', async (from, to, target) => {
  session = SIGNED_OUT;
  vi.mocked(useSession).mockImplementation(useShownSession);
  render(
    <MemoryRouter initialEntries={[from]}>
      <AppRoutes />
      <Link to={to}>follow</Link>
      <Hash />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('follow'));
  await waitFor(() => expect(place()).toEqual(target));
});

it.each([
  [null, '/login', null],
  ['session', '/login', { from: '/collection' }],
  ['cleared', '/login', { from: '/collection' }],
  ['deleted', '/login', null],
  ['deleted-here', '/', null],
] as const)('a member signed out by "%s" is sent to %s with %o', async (ended, address, state) => {
  const setSession = open('/collection', SIGNED_IN);
  await screen.findByText('the collection');
  setSession({ status: 'signed-out', ended });
  await waitFor(() => expect(place()).toEqual([address, state]));
});

it('on a device where an account was deleted a visitor is sent to sign in like any other', async () => {
  open('/collection', { status: 'signed-out', ended: 'deleted-here' });
  await waitFor(() => expect(place()).toEqual(['/login', { from: '/collection' }]));
});

it.each(['loading', 'unchecked'] as const)(
  "a member's screen shows a spinner while the session is %s, without a redirect [RT-15]",
  async (status) => {
    const setSession = open('/collection', { status });
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading…');
    expect(place()).toEqual(['/collection', null]);
    setSession(SIGNED_IN);
    expect(await screen.findByText('the collection')).toBeTruthy();
  },
);

it.each(['/login', '/join', '/'])(
  'signing in at %s leads to the dashboard if nothing is remembered [AUTH-05, AUTH-08]',
  async (address) => {
    const setSession = open(address, SIGNED_OUT);
    await screen.findByText(address === '/' ? 'the landing page' : 'signing in');
    setSession(SIGNED_IN);
    await screen.findByText('the dashboard');
    expect(place()).toEqual(['/dashboard', null]);
  },
);

it('signing in returns to the requested screen, and so does a refreshed session [AUTH-05, AUTH-08]', async () => {
  open('/login', { ...SIGNED_IN, session: stored({ accessToken: 'token-2' }) }, { from: '/collection' });
  await screen.findByText('the collection');
  expect(place()).toEqual(['/collection', null]);
});

it("another member's screen starts afresh, without what the previous one typed", async () => {
  const setSession = open('/profile/favorites', SIGNED_IN);
  const textField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'words' });
  fireEvent.change(await textField(), { target: { value: 'amelie' } });
  setSession({ ...SIGNED_IN, session: stored({ accessToken: 'token-2' }) });
  expect((await textField()).value).toBe('amelie');
  setSession({ ...SIGNED_IN, session: stored({ member: { ...stored().member, id: 'grace' } }) });
  expect((await textField()).value).toBe('');
});
