import { beforeEach, expect, it, vi } from 'vitest';
import { OfflineBanner } from '../../../src/marks/offline-banner';
import { useSyncStatus, type SyncStatus } from '../../../src/hooks/use-sync-status';
import { SYNC } from '../../../src/i18n/messages/sync';
import { renderUi } from '../features/marked-movies/render-ui';

vi.mock('../../../src/hooks/use-sync-status');
beforeEach(() => vi.mocked(useSyncStatus).mockReset());

it.each<[SyncStatus | null, string]>([
  [{ state: 'offline', count: 2 }, SYNC.offlineBriefly(2)],
  [{ state: 'waiting', count: 3, failing: true }, SYNC.failingBriefly(3)],
  [{ state: 'attention', count: 1 }, SYNC.attention(1)],
  [{ state: 'sign-in-needed', count: 0 }, SYNC.signInNeeded],
  [{ state: 'gone' }, SYNC.gone],
  // Syncing, saved, or unknown: no message.
  [{ state: 'waiting', count: 3, failing: false }, ''],
  [{ state: 'offline', count: 0 }, ''],
  [{ state: 'saved' }, ''],
  [{ state: 'loading' }, ''],
  [{ state: 'not-loaded' }, ''],
  [null, ''],
])('with %j a screen says: %s', (status, text) => {
  vi.mocked(useSyncStatus).mockReturnValue(status);
  const { container } = renderUi(<OfflineBanner />);
  expect(container.textContent).toBe(text);
  // Its space is reserved even without a message.
  expect(container.querySelectorAll('p')).toHaveLength(1);
});
