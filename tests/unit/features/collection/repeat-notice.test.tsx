import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { SessionProvider } from '../../../../src/hooks/session-provider';
import { useInitialSyncStatus } from '../../../../src/hooks/use-sync-status';
import { CollectionScreen } from '../../../../src/features/collection/collection-screen';
import { renderLists } from './render-lists';
import { json, listItem, listPage } from '../../api/tmdb/fake-fetch';
import { fakeScreen } from './fake-screen';
import { COLLECTION } from '../../../../src/features/collection/messages';

vi.mock('../../../../src/hooks/use-sync-status');
vi.mock('../../../../src/hooks/member-provider', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  useMemberState: vi.fn(),
}));

const REPEATS = COLLECTION.repeats;

beforeEach(() => void fakeScreen(false));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each<[of: string, status: 'open' | 'none', knowledge: ReturnType<typeof useInitialSyncStatus>, announced: boolean]>([
  ['a member whose marks are still syncing', 'open', 'syncing', true],
  ['a member whose marks can’t be loaded', 'open', 'failed', true],
  ['a member whose marks are synced', 'open', 'synced', false],
  ['nobody', 'none', 'syncing', false],
])('movies that may have been shown before are announced as such: %s', async (_of, status, initialSync, announced) => {
  vi.mocked(useMemberState).mockReturnValue({ status } as ReturnType<typeof useMemberState>);
  vi.mocked(useInitialSyncStatus).mockReturnValue(initialSync);
  renderLists(
    <SessionProvider>
      <CollectionScreen />
    </SessionProvider>,
    () => json(listPage([listItem(1)])),
  );
  await screen.findByText('Found 1 new movie');
  expect(screen.queryByText(REPEATS)?.getAttribute('role') ?? null).toBe(announced ? 'status' : null);
});
