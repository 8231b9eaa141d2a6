import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRefreshedAccount } from '../../../../src/hooks/use-account';
import { useStatistics, type DatedStatistics } from '../../../../src/hooks/use-statistics';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useInitialSyncStatus } from '../../../../src/hooks/use-sync-status';
import { StatisticsScreen } from '../../../../src/features/statistics/statistics-screen';
import { useDiaryYear } from '../../../../src/features/statistics/year';
import { stored } from '../../services/session-row';
import { renderUi } from '../marked-movies/render-ui';
import { STATISTICS } from '../../../../src/features/statistics/messages';

vi.mock('../../../../src/hooks/use-account');
vi.mock('../../../../src/hooks/use-statistics');
vi.mock('../../../../src/features/statistics/watched-distribution', async (original) => ({
  ...(await original<object>()),
  useWatchedStatistics: () => ({ count: 0 }),
}));
vi.mock('../../../../src/features/statistics/year');
vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/hooks/use-sync-status');

const COUNTS: DatedStatistics = {
  searchCount: 4,
  favoritesCount: 1,
  historyCount: 15,
  mostSearchedGenre: 'Drama',
  fetchedAt: 1000,
};

function show(counts: Partial<DatedStatistics> = {}) {
  vi.mocked(useDiaryYear).mockReturnValue(null);
  vi.mocked(useMemberState).mockReturnValue({ status: 'opening' });
  vi.mocked(useInitialSyncStatus).mockReturnValue('synced');
  vi.mocked(useRefreshedAccount).mockReturnValue('done');
  vi.mocked(useStatistics).mockReturnValue({ ...COUNTS, ...counts });
  renderUi(<StatisticsScreen member={stored().member} />);
}

/** Names and values listed in a part of the screen. */
const facts = (part: HTMLElement) =>
  [...part.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));
const region = (name: string) => screen.getByRole('region', { name });

it('has four cards of numbers under its heading [STAT-01, STAT-02]', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Statistics' })).toBeTruthy();
  const cards = document.querySelector('dl')?.parentElement ?? document.body;
  for (const [name, value] of [
    ['Movies Viewed', '15'],
    ['Movie Searches', '4'],
    ['Favorites Added', '1'],
    ['Top Genre', 'Drama'],
  ] as const)
    expect(within(cards).getByText(name).parentElement?.textContent).toBe(`${name}${value}`);
});

it("shows 'None' if no genre was searched [ENT-26]", () => {
  show({ mostSearchedGenre: null });
  expect(screen.getAllByText('Top Genre')[0]?.parentElement?.textContent).toBe('Top GenreNone');
});

it('shows searches and views, with the average to one decimal, 0 without a search [STAT-03, STAT-04]', () => {
  show();
  expect(facts(region('Discovery Activity'))).toEqual([
    [STATISTICS.searched, '4'],
    [STATISTICS.viewed, '15'],
    [STATISTICS.average, '3.8'],
  ]);
});

it('shows an average of 0 without a search, and a rate of 0% without a view [STAT-04, STAT-06]', () => {
  show({ searchCount: 0, historyCount: 0 });
  expect(facts(region('Discovery Activity')).at(-1)).toEqual([STATISTICS.average, '0']);
  expect(facts(region('Favorites & Engagement'))[1]).toEqual([STATISTICS.rate, '0%']);
});

it('shows favorites with their rate to one decimal, and the join date [STAT-05, STAT-06]', () => {
  show();
  expect(facts(region('Favorites & Engagement'))).toEqual([
    [STATISTICS.favorites, '1'],
    [STATISTICS.rate, '6.7%'],
    [STATISTICS.memberSince, 'January 5, 2025'],
  ]);
});

it.each([
  [4, '4/10', '4'],
  [11, '10/10', '10'],
] as const)(
  'shows the progress of the Movie Explorer badge in numbers and as a bar: %i searches [STAT-07, STAT-08]',
  (searchCount, progressText, value) => {
    show({ searchCount });
    const part = within(region('Achievement Progress'));
    expect(part.getByText(progressText).parentElement?.textContent).toBe(`Complete 10 searches${progressText}`);
    expect(part.getByText(STATISTICS.milestoneFor)).toBeTruthy();
    const bar = part.getByRole('progressbar', { name: 'Complete 10 searches' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([value, '10']);
  },
);

it('waits for the year of the diary, so that nothing moves when it comes', () => {
  vi.mocked(useDiaryYear).mockReturnValue(undefined);
  vi.mocked(useInitialSyncStatus).mockReturnValue('synced');
  vi.mocked(useStatistics).mockReturnValue(COUNTS);
  renderUi(<StatisticsScreen member={stored().member} />);
  expect(screen.getByText(STATISTICS.loading)).toBeTruthy();
});
