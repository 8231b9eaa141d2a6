import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SHARED_LENGTH } from '../../../../src/config/routes';
import { OpenMovieScreen, type SharedMovies } from '../../../../src/features/open-movie/open-movie-screen';
import type { SharedMovie } from '../../../../src/domain/movies/share-target';
import { renderUi } from '../marked-movies/render-ui';
import { OPEN_MOVIE } from '../../../../src/features/open-movie/messages';
import { LISTS } from '../../../../src/i18n/messages/movies';

const TITLE: SharedMovie = { kind: 'title', title: 'heat', year: null };
const LOOKING: SharedMovies = { movies: null, since: null, match: null, error: null, retry: vi.fn() };

function show(shared: SharedMovie, found: Partial<SharedMovies> = {}, text = 'heat') {
  const onFind = vi.fn();
  renderUi(<OpenMovieScreen shared={shared} text={text} results={{ ...LOOKING, ...found }} onFind={onFind} />);
  const field = screen.getByRole('searchbox', { name: OPEN_MOVIE.field });
  return {
    onFind,
    find: (words: string) => {
      fireEvent.change(field, { target: { value: words } });
      fireEvent.submit(screen.getByRole('search'));
    },
  };
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('shows that it is searching, and makes no claim before the response', () => {
  show(TITLE);
  expect(screen.getByText(OPEN_MOVIE.searching)).toBeTruthy();
  expect(headings()).toEqual([OPEN_MOVIE.title]);
});

it.each([
  ['no movie with that title', TITLE, { movies: [] }, OPEN_MOVIE.none],
  ['no movie with that id', { kind: 'imdb', id: 'tt0000001' }, { movies: [] }, OPEN_MOVIE.none],
  ['another link', { kind: 'other-address' }, { movies: [] }, OPEN_MOVIE.otherAddress],
  ['offline', TITLE, { error: { reason: 'offline' } }, LISTS.offlineEmptyTitle],
] as const)('reports the reason: %s', (_, shared, found, heading) => {
  show(shared, found);
  expect(headings()).toEqual([OPEN_MOVIE.title, heading]);
});

it('reports what a failing service could not return, and retries', () => {
  const retry = vi.fn();
  show(TITLE, { error: { reason: 'server-fault', status: 500 }, retry });
  expect(screen.getByText(OPEN_MOVIE.failed)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: LISTS.retry }));
  expect(retry).toHaveBeenCalledOnce();
});

it('asks for a title when nothing was shared, and says nothing else', () => {
  show({ kind: 'nothing' }, { movies: [] }, '');
  expect(headings()).toEqual([OPEN_MOVIE.title]);
  expect(screen.queryByText(OPEN_MOVIE.searching)).toBeNull();
});

it('searches the trimmed input, cut to a maximum length, and never an empty one', () => {
  const { find, onFind } = show(TITLE, { movies: [] });
  find('   ');
  expect(onFind).not.toHaveBeenCalled();
  find('  the sting ');
  expect(onFind).toHaveBeenLastCalledWith('the sting');
  find('x'.repeat(SHARED_LENGTH + 1));
  expect(onFind).toHaveBeenLastCalledWith('x'.repeat(SHARED_LENGTH));
});

it.each(['/open?do=find', '/open?text=heat&do=find'])(
  '%s puts the focus into the field, with its text selected',
  (at) => {
    const screenOf = <OpenMovieScreen shared={TITLE} text="heat" results={LOOKING} onFind={vi.fn()} />;
    render(<MemoryRouter initialEntries={[at]}>{screenOf}</MemoryRouter>);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  },
);
