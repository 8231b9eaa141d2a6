import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HeaderAccount } from '../../../../src/app/shell/header-account';
import { ROUTES } from '../../../../src/config/routes';
import { type SyncStatus, useSyncStatus } from '../../../../src/hooks/use-sync-status';
import { SYNC } from '../../../../src/i18n/messages/sync';
import { renderUi } from '../../features/marked-movies/render-ui';

vi.mock('../../../../src/hooks/member-provider', () => ({
  useMemberStore: () => null,
  useMemberState: () => ({ status: 'opening' }),
}));
vi.mock('../../../../src/hooks/use-sync-status');
vi.mock('../../../../src/app/shell/member-notices', () => ({ MemberNotices: () => null }));
vi.mock('../../../../src/app/shell/use-sign-out-flow', () => ({
  useSignOutFlow: () => ({ startSignOut: vi.fn(), dialog: null }),
}));

const MEMBER = { id: 'ada', email: 'ada@example.com', createdAt: '2026-01-01T00:00:00Z', providers: ['email'] };

it.each([
  [{ state: 'saved' }, SYNC.saved],
  [{ state: 'loading' }, SYNC.loading],
  [{ state: 'waiting', count: 3, failing: false }, SYNC.waiting(3)],
  [{ state: 'offline', count: 0 }, SYNC.offline],
  [{ state: 'offline', count: 2 }, SYNC.offlineWaiting(2)],
  [{ state: 'attention', count: 1 }, SYNC.attention(1)],
  [{ state: 'gone' }, SYNC.gone],
] satisfies [SyncStatus, string][])('the link to the sync page is named by the status: %o', (status, name) => {
  vi.mocked(useSyncStatus).mockReturnValue(status);
  renderUi(<HeaderAccount member={MEMBER} />);
  // By its attribute: the status inside doesn't name a link.
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('aria-label')).toBe(name);
  expect(link.getAttribute('href')).toBe(ROUTES.sync);
});
