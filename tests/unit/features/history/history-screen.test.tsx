import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMemberState } from '../../../../src/hooks/member-provider';
import { useHistory, type History } from '../../../../src/features/history/use-history';
import { HistoryScreen } from '../../../../src/features/history/history-screen';
import { renderUi } from '../marked-movies/render-ui';
import { HISTORY } from '../../../../src/features/history/messages';

vi.mock('../../../../src/hooks/member-provider');
vi.mock('../../../../src/features/history/use-history');

const MATRIX = {
  movieId: 603,
  shownAt: Date.UTC(2025, 0, 5),
  title: 'The Matrix',
  posterPath: '/matrix.jpg',
  search: null,
};
const FAILED = 'There was an error loading your recommendation history.';

beforeEach(() => vi.mocked(useMemberState).mockReturnValue({ status: 'none' }));

function show(fields: Partial<History>) {
  const history = {
    movies: [],
    count: fields.movies?.length ?? 0,
    updatedAt: Date.now(),
    staleReason: null,
    refreshing: false,
    refresh: vi.fn(),
    ...fields,
  };
  vi.mocked(useHistory).mockReturnValue(history);
  renderUi(<HistoryScreen />);
  return history;
}

it('a movie is listed by its title, or its id if the device knows no title, and links to its page [HIST-02, HIST-05]', () => {
  show({ movies: [MATRIX, { ...MATRIX, movieId: 604, title: null, posterPath: null }], count: 2 });
  expect(screen.getByText('2 movies recommended to you')).toBeTruthy();
  const [matrix, unknown] = screen.getAllByRole('listitem');
  expect(matrix?.textContent).toBe('The Matrix');
  expect(unknown?.textContent).toBe('Movie #604');
  expect(unknown?.querySelector('a')?.getAttribute('href')).toBe('/movie/604');
});

it('says which language a title is in, and leaves its direction to its script', () => {
  show({ movies: [{ ...MATRIX, title: 'מטריקס', language: 'he-IL' }] });
  const title = screen.getByText('מטריקס');
  expect([title.lang, title.dir]).toEqual(['he-IL', 'auto']);
});

it('lists movies by evening, and says once what was asked and when [HIST-02]', () => {
  const tense = { mood: 'tense', genres: ['scifi', 'action'] } as const;
  const at = (day: number, hour: number, minute = 0) => new Date(2025, 0, day, hour, minute).getTime();
  show({
    movies: [
      { ...MATRIX, shownAt: at(6, 1), search: tense },
      { ...MATRIX, movieId: 604, shownAt: at(5, 21), search: null },
      { ...MATRIX, movieId: 605, shownAt: at(5, 20, 30), search: tense },
      { ...MATRIX, movieId: 606, shownAt: at(4, 20), search: null },
    ],
  });
  const [sunday, saturday] = screen.getAllByRole('heading', { level: 2 });
  expect(sunday?.textContent).toContain('Sunday, January 5, 2025');
  expect(saturday?.textContent).toContain('Saturday, January 4, 2025');
  const evening = within(sunday?.parentElement ?? document.body);
  const [asked, elsewhere] = evening.getAllByRole('list').map((list) => list.previousElementSibling?.textContent);
  expect(asked).toBe('You asked for: Tense & Excited, Sci-Fi, ActionJan 6, 2025 01:00');
  expect(elsewhere).toBe(`${HISTORY.withoutSearch}Jan 5, 2025 21:00`);
  expect(evening.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The Matrix',
    'The MatrixJan 5, 2025 20:30',
    'The Matrix',
  ]);
});

it('counts all recommended movies when the list is shortened [HIST-05, HIST-11]', () => {
  show({ movies: [MATRIX], count: 75 });
  expect(screen.getByText(/75 movies recommended to you/).textContent).toContain(HISTORY.latest(1));
});

it('a failure without a list shows the error panel with a retry button [HIST-08]', () => {
  const { refresh } = show({ staleReason: 'failed' });
  const panel = screen.getByRole('alert');
  expect(panel.textContent).toContain('Unable to Load History');
  expect(panel.textContent).toContain(FAILED);
  expect(screen.queryByText('No History Yet')).toBeNull();
  fireEvent.click(screen.getByText('Refresh Now'));
  expect(refresh).toHaveBeenCalledOnce();
});

it('a failure keeps the list from the device [HIST-08]', () => {
  show({ staleReason: 'failed', movies: [MATRIX] });
  expect(screen.getByRole('alert').textContent).toContain(FAILED);
  expect(screen.getByText('The Matrix')).toBeTruthy();
});

it('offline the list is shown with its age, and says what will load later [HIST-04]', () => {
  show({ staleReason: 'offline', movies: [{ ...MATRIX, title: null }], updatedAt: Date.now() - 3 * 3_600_000 });
  expect(screen.getByRole('status').textContent).toContain(HISTORY.offline);
  expect(screen.getByText('Updated 3 hours ago')).toBeTruthy();
  expect(screen.getByText(HISTORY.untitled)).toBeTruthy();
});

it('an empty history is not claimed before the server has ever confirmed it', () => {
  show({ staleReason: 'offline', updatedAt: null });
  expect(screen.getByRole('status').textContent).toContain(HISTORY.offline);
  expect(screen.queryByText('No History Yet')).toBeNull();
});

it('a button refreshes the history, and shows its progress [HIST-06]', () => {
  const { refresh } = show({ movies: [MATRIX] });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh History' }));
  expect(refresh).toHaveBeenCalledOnce();
  cleanup();
  show({ movies: [MATRIX], refreshing: true });
  expect(screen.getByText(HISTORY.refreshing).getAttribute('aria-busy')).toBe('true');
});

it('omits the count on a new device that does not know it', () => {
  show({ movies: [MATRIX], count: null });
  expect(screen.queryByText(/recommended to you/)).toBeNull();
  expect(screen.getByText(HISTORY.latest(1))).toBeTruthy();
});

it('a movie on the device has its poster, and the note about details applies only to the others [HIST-03]', () => {
  show({ movies: [MATRIX] });
  const [matrix] = screen.getAllByRole('listitem');
  expect(matrix?.querySelector('img')?.getAttribute('src')).toContain('/matrix.jpg');
  expect(screen.queryByText(HISTORY.untitled)).toBeNull();
  cleanup();
  show({ movies: [MATRIX, { ...MATRIX, movieId: 604, title: null, posterPath: null }] });
  expect(screen.getByText(HISTORY.untitled)).toBeTruthy();
  expect(screen.getAllByRole('listitem')[1]?.querySelector('img')).toBeNull();
});
