import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AppRoutes } from '../../../../src/app/routes/routes';
import { useSession, type SessionState } from '../../../../src/hooks/session-provider';
import { stored } from '../../services/session-row';

vi.mock('../../../../src/hooks/session-provider');
vi.mock('../../../../src/app/routes/account-layout', () => ({ AccountLayout: () => <Outlet /> }));
vi.mock('../../../../src/features/landing/landing-screen', () => ({ LandingScreen: () => <p>the landing page</p> }));
vi.mock('../../../../src/features/auth/auth-screen', () => ({ AuthRoute: () => <p>signing in</p> }));
vi.mock('../../../../src/app/auth-callback/reset-route', () => ({ ResetRoute: () => <p>the new password</p> }));
vi.mock('../../../../src/features/charts/top-50-screen', () => ({ Top50Route: () => <p>the Top 50</p> }));
vi.mock('../../../../src/features/collection/collection-screen', () => ({
  CollectionRoute: () => <p>the collection</p>,
}));
vi.mock('../../../../src/features/marked-movies/marked-screen', () => ({
  markedRoute: (kind: string) => () => <p>{`the list: ${kind}`}</p>,
}));
vi.mock('../../../../src/features/history/history-screen', () => ({ HistoryRoute: () => <p>the history</p> }));
vi.mock('../../../../src/features/movie/movie-route', () => ({ MovieRoute: () => <p>a movie</p> }));
vi.mock('../../../../src/app/routes/dashboard-route', () => ({ DashboardRoute: () => <p>the dashboard</p> }));
vi.mock('../../../../src/features/charts/charts-screen', () => ({ ChartsScreen: () => <p>the charts</p> }));
vi.mock('../../../../src/features/legal/legal-screen', () => ({
  PrivacyScreen: () => <p>the privacy notice</p>,
  TermsScreen: () => <p>the terms</p>,
}));
vi.mock('../../../../src/features/profile/profile-screen', () => ({ ProfileScreen: () => <p>the profile</p> }));
vi.mock('../../../../src/features/badges/badges-screen', () => ({ BadgesScreen: () => <p>the badges</p> }));
vi.mock('../../../../src/features/statistics/statistics-screen', () => ({
  StatisticsScreen: () => <p>the numbers</p>,
}));
vi.mock('../../../../src/features/settings/settings-screen', () => ({ SettingsScreen: () => <p>the settings</p> }));

afterEach(cleanup);

function open(address: string, session: SessionState) {
  vi.mocked(useSession).mockReturnValue(session);
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes />
    </MemoryRouter>,
  );
}

const FOR_ALL = [
  ['/charts', 'the charts'],
  ['/charts/movies/top50', 'the Top 50'],
  ['/auth/reset-password', 'the new password'],
  ['/reset-password', 'the new password'],
  ['/privacy', 'the privacy notice'],
  ['/terms', 'the terms'],
] as const;

it.each([...FOR_ALL, ['/', 'the landing page'], ['/login', 'signing in'], ['/join', 'signing in']] as const)(
  'a visitor can open %s: %s [ROLE-01]',
  async (address, text) => {
    open(address, { status: 'signed-out', ended: null });
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

it.each([
  ...FOR_ALL,
  ['/dashboard', 'the dashboard'],
  ['/engine', 'the dashboard'],
  ['/collection', 'the collection'],
  ['/movie/603', 'a movie'],
  ['/profile', 'the profile'],
  ['/profile/favorites', 'the list: favorite'],
  ['/profile/watched', 'the list: watched'],
  ['/profile/badges', 'the badges'],
  ['/profile/history', 'the history'],
  ['/profile/stats', 'the numbers'],
  ['/profile/settings', 'the settings'],
] as const)('a member has %s: %s [ROLE-04]', async (address, text) => {
  open(address, { status: 'signed-in', session: stored() });
  expect(await screen.findByText(text)).toBeTruthy();
});
