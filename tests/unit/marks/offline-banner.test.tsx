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
  // On its way, saved, or nothing is known: nobody is told of it.
  [{ state: 'waiting', count: 3, failing: false }, ''],
  [{ state: 'offline', count: 0 }, ''],
  [{ state: 'saved' }, ''],
  [{ state: 'loading' }, ''],
  [{ state: 'not-loaded' }, ''],
  [null, ''],
])('of %j a screen says in words: %s', (status, words) => {
  vi.mocked(useSyncStatus).mockReturnValue(status);
  const { container } = renderUi(<OfflineBanner />);
  expect(container.textContent).toBe(words);
  // Its place is kept also where it says nothing.
  expect(container.querySelectorAll('p')).toHaveLength(1);
});
