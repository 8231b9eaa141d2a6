import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useListedMovies, useMarkedIds } from '../../../../src/marks/use-marked-movies';
import { useInitialSyncStatus } from '../../../../src/hooks/use-sync-status';
import type { ListedMovie } from '../../../../src/domain/lists/marked-list';
import { MarkedMovies } from '../../../../src/features/marked-movies/marked-movies';
import { useMarkedList } from '../../../../src/features/marked-movies/use-marked-list';
import { guardFocus } from '../../../../src/components/layout/focus';
import { renderUi } from './render-ui';
import { MARKED_MOVIES } from '../../../../src/features/marked-movies/messages';
import { NOT_SYNCED_YET } from '../../../../src/i18n/messages/sync';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/marks/use-marked-movies');
vi.mock('../../../../src/hooks/use-sync-status');
vi.mock('../../../../src/features/marked-movies/windowed-movie-grid', () => ({
  WindowedMovieGrid: ({ ids }: { readonly ids: readonly number[] }) => <p>{`movies ${ids.join()}`}</p>,
}));

const MOVIES: readonly ListedMovie[] = [
  { id: 1, card: { title: 'Heat', year: 1995, rating: 8.3, genres: ['Crime'] } },
  { id: 2, card: { title: 'Amélie', year: 2001, rating: 7.9, genres: ['Comedy'] } },
  { id: 3, card: { title: 'Casino', year: 1995, rating: 8, genres: ['Crime'] } },
];

function Favorites() {
  return <MarkedMovies kind="favorite" icon={Heart} list={useMarkedList('favorite')} renderRow={() => null} />;
}

beforeEach(() => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'none' });
  vi.mocked(useInitialSyncStatus).mockReturnValue('synced');
  vi.mocked(useMarkedIds).mockReturnValue([1, 2, 3]);
  vi.mocked(useListedMovies).mockReturnValue(MOVIES);
});

const search = () => within(screen.getByRole('search', { name: 'Find in Favorites' }));
const filters = () => fireEvent.click(screen.getByRole('button', { name: MARKED_MOVIES.filter }));
function choose(label: string, value: string) {
  if (screen.queryByRole('search') === null) filters();
  fireEvent.change(search().getByLabelText(label), { target: { value } });
}
const announced = () => screen.getByRole('status').textContent;

it('the newest movies appear at once, before any card is read, while another order waits for the cards', () => {
  vi.mocked(useListedMovies).mockReturnValue(undefined);
  renderUi(<Favorites />);
  expect(screen.getByText('movies 1,2,3')).toBeTruthy();
  expect(vi.mocked(useListedMovies)).toHaveBeenLastCalledWith([1, 2, 3], false);
  choose(MARKED_MOVIES.sort, 'title');
  expect(vi.mocked(useListedMovies)).toHaveBeenLastCalledWith([1, 2, 3], true);
  expect(screen.getByText('Loading your favorites...')).toBeTruthy();
  expect(screen.queryByText(MARKED_MOVIES.none)).toBeNull();
});

it('a sorted or filtered list never shows the previous list', () => {
  const view = renderUi(<Favorites />);
  choose(MARKED_MOVIES.sort, 'title');
  vi.mocked(useListedMovies).mockClear();
  vi.mocked(useMarkedIds).mockReturnValue([1, 2]);
  view.rerender(<Favorites />);
  expect(new Set(vi.mocked(useListedMovies).mock.calls.map(([ids]) => ids?.join()))).toEqual(new Set(['1,2']));
});

it('sorts, filters and finds by title, with a correct, announced count', () => {
  renderUi(<Favorites />);
  expect(screen.getByText(MARKED_MOVIES.count(3))).toBeTruthy();
  expect(announced()).toBe('');
  choose(MARKED_MOVIES.sort, 'title');
  expect(screen.getByText('movies 2,3,1')).toBeTruthy();
  choose('Genre', 'Crime');
  expect(screen.getByText('movies 3,1')).toBeTruthy();
  expect(announced()).toBe(MARKED_MOVIES.countOf(2, 3));
  choose('Title', 'heat');
  expect(screen.getByText('movies 1')).toBeTruthy();
  expect(announced()).toBe(MARKED_MOVIES.countOf(1, 3));
  expect(screen.queryByText(MARKED_MOVIES.count(3))).toBeNull();
});

it('counts only the filtered movies, even while a mark is in flight', () => {
  vi.mocked(useMarkedIds).mockReturnValue([9, 1, 2, 3]);
  renderUi(<Favorites />);
  choose('Decade', '1990');
  expect(announced()).toBe(MARKED_MOVIES.countOf(2, 3));
});

it("a filter without results says so, and a button shows all in the chosen order with the focus on the screen's heading", async () => {
  onTestFinished(guardFocus());
  renderUi(
    <main id="main">
      <Favorites />
    </main>,
  );
  choose(MARKED_MOVIES.sort, 'title');
  choose('Genre', 'Comedy');
  choose('Decade', '1990');
  expect(screen.getByRole('heading', { name: MARKED_MOVIES.none })).toBeTruthy();
  expect(screen.queryByText('No Favorites Yet')).toBeNull();
  expect(announced()).toBe(MARKED_MOVIES.countOf(0, 3));
  const all = screen.getByRole('button', { name: MARKED_MOVIES.clear });
  all.focus();
  fireEvent.click(all);
  expect(screen.getByText('movies 2,3,1')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

it('a device with partial data shows no count, and does not claim that nothing matches', () => {
  vi.mocked(useInitialSyncStatus).mockReturnValue('offline');
  renderUi(<Favorites />);
  choose('Title', 'alien');
  expect(screen.queryByText(MARKED_MOVIES.none)).toBeNull();
  expect(screen.queryByText(/of 3 movies/)).toBeNull();
  expect(announced()).toBe(NOT_SYNCED_YET.offline);
});

it('typed text stays while the cards it needs are read', () => {
  vi.mocked(useListedMovies).mockReturnValue(undefined);
  renderUi(<Favorites />);
  filters();
  const field = screen.getByLabelText(MARKED_MOVIES.text);
  field.focus();
  choose('Title', 'h');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText(MARKED_MOVIES.text)).toBe(field);
});

it('posters come first: one button shows and hides the filters', () => {
  renderUi(<Favorites />);
  expect(screen.queryByRole('search')).toBeNull();
  filters();
  expect(search().getByLabelText(MARKED_MOVIES.sort)).toBeTruthy();
  filters();
  expect(screen.queryByRole('search')).toBeNull();
});

it('a list without movies has no search', () => {
  vi.mocked(useMarkedIds).mockReturnValue([]);
  renderUi(<Favorites />);
  expect(screen.queryByRole('button', { name: MARKED_MOVIES.filter })).toBeNull();
  expect(screen.getByText('No Favorites Yet')).toBeTruthy();
});
