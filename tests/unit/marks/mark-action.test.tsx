import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useMark } from '../../../src/marks/use-mark';
import { useMemberState } from '../../../src/hooks/member-provider';
import { MarkAction } from '../../../src/marks/mark-button';
import { renderUi } from '../features/marked-movies/render-ui';

vi.mock('../../../src/hooks/member-provider');
vi.mock('../../../src/marks/use-mark');

const MOVIE = { id: 603, title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };

beforeEach(() => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'open' } as unknown as ReturnType<typeof useMemberState>);
});

it('a mark that is not known yet says that it loads, shows no words, and keeps the room of those that most often come', () => {
  vi.mocked(useMark).mockReturnValue(undefined);
  renderUi(<MarkAction kind="favorite" movie={MOVIE} />);
  const button = screen.getByRole('button', { name: 'Loading your favorites...' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Add to Favorites').tagName).toBe('SPAN');
});

it.each([
  [false, 'Add to Favorites'],
  [true, 'Remove from Favorites'],
])('a mark that is known (%s) says what a press does', (marked, words) => {
  vi.mocked(useMark).mockReturnValue(marked);
  renderUi(<MarkAction kind="favorite" movie={MOVIE} />);
  expect(screen.getByRole('button', { name: words }).hasAttribute('aria-busy')).toBe(false);
});
