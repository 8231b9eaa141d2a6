import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useListedMovies, useMarkedIds } from '../../../../src/marks/use-marked-movies';
import type { ListedMovie } from '../../../../src/domain/lists/marked-list';
import { useWatchedStatistics, WatchedDistribution } from '../../../../src/features/statistics/watched-distribution';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import { renderUi } from '../marked-movies/render-ui';
import { MATRIX, openMarks } from '../../marks/open-marks';
import { STATISTICS } from '../../../../src/features/statistics/messages';

function Watched() {
  const watched = useWatchedStatistics();
  return watched && <WatchedDistribution {...watched} />;
}

vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/hooks/member-provider');

beforeEach(() => void vi.mocked(useMemberStore).mockReturnValue(null));

const movie = (id: number, year: number, genres: readonly string[]): ListedMovie => ({
  id,
  card: { title: `Movie ${id}`, year, rating: 8, genres },
});

function show(movies: readonly ListedMovie[] | undefined, ids: readonly number[] = []) {
  vi.mocked(useMarkedIds).mockReturnValue(ids);
  vi.mocked(useListedMovies).mockReturnValue(movies);
  renderUi(<Watched />);
}

const rows = (part: string) =>
  within(within(screen.getByRole('region', { name: part })).getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]);

it('lists the number of watched movies by decade and genre in tables', () => {
  show([movie(1, 1995, ['Crime']), movie(2, 1999, ['Crime', 'Drama']), { id: 3, card: null }]);
  expect(useMarkedIds).toHaveBeenLastCalledWith('watched');
  expect(rows(STATISTICS.byDecade)).toEqual([
    ['1990s', '2'],
    [STATISTICS.unknown, '1'],
  ]);
  expect(rows(STATISTICS.byGenre)).toEqual([
    ['Crime', '2'],
    ['Drama', '1'],
    [STATISTICS.unknown, '1'],
  ]);
  const heads = within(screen.getByRole('region', { name: STATISTICS.byGenre })).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([STATISTICS.genre, STATISTICS.movies]);
});

it('counts the times that movies were watched by year, rewatches included', async () => {
  const store = await openMarks();
  const watched = (date: string) => store.addViewing(MATRIX, date);
  await watched('2024-05-02');
  await watched('2025-05-02');
  await watched('2025-06-02');
  show([movie(MATRIX.id, 1999, [])], [MATRIX.id]);
  await screen.findByRole('region', { name: STATISTICS.byYear });
  expect(rows(STATISTICS.byYear)).toEqual([
    ['2025', '2'],
    ['2024', '1'],
  ]);
  expect(screen.getByRole('columnheader', { name: STATISTICS.times })).toBeTruthy();
});

it('has no years while no day is known', async () => {
  await openMarks(['watched']);
  show([movie(MATRIX.id, 1999, [])], [MATRIX.id]);
  await screen.findByRole('region', { name: STATISTICS.byDecade });
  expect(screen.queryByRole('region', { name: STATISTICS.byYear })).toBeNull();
});

it('leads with how many movies were watched, and their most frequent decade and genre', () => {
  show([movie(1, 1995, ['Crime']), movie(2, 1999, ['Crime', 'Drama']), { id: 3, card: null }]);
  const cards = [...document.querySelectorAll('dl > div')].map((card) => card.textContent);
  expect(cards).toEqual([
    `${STATISTICS.watched}3`,
    `${STATISTICS.hours}${STATISTICS.unknown}`,
    `${STATISTICS.topDecade}1990s`,
    `${STATISTICS.mostWatched}Crime`,
  ]);
});

it('links to the movies it counts', () => {
  show([movie(1, 1995, ['TV Movie'])]);
  expect(screen.getByRole('link', { name: '1990s' }).getAttribute('href')).toBe('/profile/watched?decade=1990');
  expect(screen.getByRole('link', { name: 'TV Movie' }).getAttribute('href')).toBe('/profile/watched?genre=TV+Movie');
});

it('draws a bar for each, as long as its share of the largest', () => {
  show([movie(1, 1995, []), movie(2, 1996, []), movie(3, 2001, [])]);
  const bars = [...screen.getByRole('region', { name: STATISTICS.byDecade }).querySelectorAll<HTMLElement>('td > div')];
  expect(bars.map(({ style }) => style.width)).toEqual(['50%', '100%']);
});

it.each([
  ['is still reading', undefined],
  ['has none', []],
])('shows nothing while the device %s', (_, movies) => {
  show(movies);
  expect(screen.queryByRole('region')).toBeNull();
});
