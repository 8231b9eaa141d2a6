import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

const SIGNED_OUT = { status: 'signed-out', ended: null } as const;
const MEMBER = { id: 'ada', email: 'ada@example.com', createdAt: '', providers: [] };
const SIGNED_IN = { status: 'signed-in', session: { member: MEMBER } } as const;

let session: typeof SIGNED_OUT | typeof SIGNED_IN;

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

function Place() {
  const location: Location<unknown> = useLocation();
  return <output>{JSON.stringify([location.pathname, location.state])}</output>;
}

/** Opens a movie in a members-only build. */
async function openMovie(currentSession: typeof session) {
  session = currentSession;
  vi.stubEnv('VITE_MOVIE_ACCESS', 'members');
  vi.doMock('../../../../src/hooks/session-provider', () => ({ useSession: () => session }));
  vi.doMock('../../../../src/features/auth/auth-screen', () => ({ AuthRoute: () => <p>signing in</p> }));
  vi.doMock('../../../../src/features/movie/movie-route', () => ({ MovieRoute: () => <p>the movie</p> }));
  const { AppRoutes } = await import('../../../../src/app/routes/routes');
  render(
    <MemoryRouter initialEntries={['/movie/603?trailer=1']}>
      <AppRoutes />
      <Place />
    </MemoryRouter>,
  );
}

const place = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as unknown;

it('a visitor who opens a movie in a members-only build signs in first, then returns to it [RT-06]', async () => {
  await openMovie(SIGNED_OUT);
  await screen.findByText('signing in');
  expect(place()).toEqual(['/login', { from: '/movie/603?trailer=1' }]);
});

it('a member opens the movie directly', async () => {
  await openMovie(SIGNED_IN);
  await screen.findByText('the movie');
  expect(place()).toEqual(['/movie/603', null]);
});
