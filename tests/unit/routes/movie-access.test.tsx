// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

function Place() {
  return <output>{useLocation().pathname}</output>;
}

it('a visitor who opens a film signs in first, in a build for members [RT-06]', async () => {
  vi.stubEnv('VITE_MOVIE_ACCESS', 'members');
  vi.doMock('../../../src/data/hooks/session-provider', () => ({ useSession: () => ({ status: 'signed-out' }) }));
  vi.doMock('../../../src/app/auth-route', () => ({ AuthRoute: () => <p>signing in</p> }));
  const { AppRoutes } = await import('../../../src/app/routes');
  render(
    <MemoryRouter initialEntries={['/movie/603']}>
      <AppRoutes />
      <Place />
    </MemoryRouter>,
  );
  await screen.findByText('signing in');
  expect(screen.getByRole('status').textContent).toBe('/login');
});
