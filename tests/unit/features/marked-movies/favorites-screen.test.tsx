import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useMarkedIds, useMovieCards } from '../../../../src/marks/use-marked-movies';
import { useInitialSyncStatus } from '../../../../src/hooks/use-sync-status';
import { FavoritesScreen } from '../../../../src/features/marked-movies/favorites-screen';
import { FAVORITES } from '../../../../src/features/marked-movies/messages';
import { MOVIES_IMAGE } from '../../../../src/i18n/messages/marked-lists';
import { renderUi } from './render-ui';
import { NOT_SYNCED_YET } from '../../../../src/i18n/messages/sync';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/hooks/use-sync-status');
vi.mock('../../../../src/features/marked-movies/windowed-movie-grid', () => ({ WindowedMovieGrid: () => null }));

function show(
  favorites: readonly number[] | undefined,
  state: ReturnType<typeof useMemberState>,
  initialSync: ReturnType<typeof useInitialSyncStatus> = 'synced',
) {
  vi.mocked(useInitialSyncStatus).mockReturnValue(initialSync);
  vi.mocked(useMarkedIds).mockReturnValue(favorites);
  vi.mocked(useMemberState).mockReturnValue(state);
  renderUi(<FavoritesScreen />);
}

it("shows 'Loading your favorites...' until the device has been read [FAV-03]", () => {
  show(undefined, { status: 'opening' });
  expect(screen.getByText('Loading your favorites...')).toBeTruthy();
});

it("without favorites says 'No Favorites Yet', with a tip about the heart icon [FAV-04]", () => {
  show([], { status: 'none' });
  expect(screen.getByRole('heading', { name: 'No Favorites Yet' })).toBeTruthy();
  expect(screen.getByText(/heart icon/)).toBeTruthy();
  expect(screen.queryByText('Loading your favorites...')).toBeNull();
});

it('reports the error when the storage refuses', () => {
  show(undefined, { status: 'failed', error: { reason: 'blocked' } });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Loading your favorites...')).toBeNull();
});

it('a new device is loading until the first pull is complete, whatever it has so far [FAV-03]', () => {
  show([], { status: 'none' }, 'syncing');
  expect(screen.getByText('Loading your favorites...')).toBeTruthy();
  expect(screen.queryByText('No Favorites Yet')).toBeNull();
});

it('a new device shows the buttons with the movies, when the first pull is complete: the heading does not grow before', () => {
  vi.mocked(useMovieCards).mockReturnValue(undefined);
  show([1, 2], { status: 'none' }, 'syncing');
  expect(screen.queryByRole('button', { name: FAVORITES.select })).toBeNull();
  cleanup();
  show([1, 2], { status: 'none' });
  expect(screen.getByRole('button', { name: FAVORITES.select })).toBeTruthy();
  // It keeps its place while the cards are read.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: MOVIES_IMAGE.openLabel }).disabled).toBe(true);
});

it.each([
  ['offline', NOT_SYNCED_YET.offline],
  ['failed', NOT_SYNCED_YET.failed],
] as const)("a new device that can't pull says so, and makes no claim: %s", (initialSync, sentence) => {
  show([], { status: 'none' }, initialSync);
  expect(screen.getByRole('status').textContent).toBe(sentence);
  expect(screen.queryByText('No Favorites Yet')).toBeNull();
  expect(screen.queryByText('Loading your favorites...')).toBeNull();
});
