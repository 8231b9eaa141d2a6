// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMemberState } from '../../../src/data/hooks/member-provider';
import { useFavorites } from '../../../src/data/hooks/use-favorites';
import { FavoritesScreen } from '../../../src/features/favorites/favorites-screen';
import { renderUi } from '../ui/render-ui';

vi.mock('../../../src/data/hooks/member-provider');
vi.mock('../../../src/data/hooks/use-favorites');

function show(favorites: readonly number[] | undefined, state: ReturnType<typeof useMemberState>) {
  vi.mocked(useFavorites).mockReturnValue(favorites);
  vi.mocked(useMemberState).mockReturnValue(state);
  renderUi(<FavoritesScreen onOpen={vi.fn()} renderHeart={() => null} />);
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

it('says what is wrong where the device refuses', () => {
  show(undefined, { status: 'failed', error: { reason: 'blocked' } });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText('Loading your favorites...')).toBeNull();
});
