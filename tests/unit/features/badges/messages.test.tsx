import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Badge } from '../../../../src/domain/account/badge';
import { AllBadges, EarnedBadges } from '../../../../src/features/badges/badges-screen';
import { badgeColor, badgeIcon } from '../../../../src/features/badges/badges-screen';
import { renderUi } from '../marked-movies/render-ui';
import { BADGES } from '../../../../src/features/badges/messages';

const EXPLORER: Badge = {
  id: 'movie-explorer',
  name: 'Movie Explorer',
  description: 'Complete 10 searches',
  icon: 'Search',
  color: 'green',
  requirement: 'search_count',
  required: 10,
};
const FIRST_LOVE: Badge = { ...EXPLORER, id: 'love', name: 'First Love', requirement: 'favorites_count', required: 1 };
const STATISTICS = { searchCount: 4, favoritesCount: 3, historyCount: 0, mostSearchedGenre: null };

it('knows seven icons, and uses a trophy for any other [BADGE-07]', () => {
  const names = ['Search', 'Compass', 'Film', 'Heart', 'Star', 'Trophy', 'Eye'];
  expect(new Set(names.map(badgeIcon)).size).toBe(7);
  for (const unknown of ['Rocket', '', 'toString']) expect(badgeIcon(unknown)).toBe(badgeIcon('Trophy'));
});

it('knows seven colors, and uses blue for any other [BADGE-08]', () => {
  const names = ['blue', 'green', 'purple', 'red', 'yellow', 'gold', 'indigo'];
  expect(names.map(badgeColor)).toEqual(names);
  for (const unknown of ['pink', '', 'toString']) expect(badgeColor(unknown)).toBe('blue');
});

it('an earned badge has name, date, description and a bar in its colour [BADGE-03]', () => {
  renderUi(<EarnedBadges earned={[{ badge: EXPLORER, earnedAt: '2025-01-05T12:00:00Z' }]} />);
  const card = screen.getByRole('listitem');
  for (const text of ['Movie Explorer', 'Earned January 5, 2025', 'Complete 10 searches'])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(card.querySelector('[data-bar=green]')).not.toBeNull();
});

it('unearned badges are dimmed and show their progress [BADGE-05, BADGE-06]', () => {
  renderUi(<AllBadges badges={[EXPLORER, FIRST_LOVE]} earnedIds={new Set(['love'])} statistics={STATISTICS} />);
  const [explorer, love] = screen.getAllByRole('listitem');
  expect(explorer?.dataset['earned']).toBe('false');
  expect(love?.dataset['earned']).toBe('true');
  expect(screen.getByText('4 / 10')).toBeTruthy();
  expect(screen.getByText('1 / 1')).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: BADGES.progressOf('Movie Explorer') });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['4', '10']);
});

it('badge progress is hidden on a device that does not know it', () => {
  renderUi(<AllBadges badges={[EXPLORER, FIRST_LOVE]} earnedIds={new Set(['love'])} statistics={null} />);
  expect(screen.getByText(BADGES.progressUnknown)).toBeTruthy();
  expect(screen.getByText('1 / 1')).toBeTruthy();
  expect(screen.queryByText('0 / 10')).toBeNull();
});
