import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useMark } from '../../../src/marks/use-mark';
import { useMemberState } from '../../../src/hooks/member-provider';
import { SelectButton } from '../../../src/features/marked-movies/favorites-screen';
import { MarkButton } from '../../../src/marks/mark-button';
import { renderUi } from '../features/marked-movies/render-ui';

vi.mock('../../../src/hooks/member-provider');
vi.mock('../../../src/marks/use-mark');

const MOVIE = { id: 603, title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };

beforeEach(() => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'open' } as unknown as ReturnType<typeof useMemberState>);
});

describe('what a toggle of a card tells a screen reader', () => {
  it.each([
    ['favorite', false, 'Add to Favorites'],
    ['favorite', true, 'Remove from Favorites'],
    ['watched', false, 'Mark as Watched'],
    ['watched', true, 'Mark as Unwatched'],
  ] as const)('%s, %s: its name alone says what stands', (kind, marked, name) => {
    vi.mocked(useMark).mockReturnValue(marked);
    renderUi(<MarkButton kind={kind} movie={MOVIE} />);
    const button = screen.getByRole('button', { name });
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    expect(button.dataset.pressed).toBe(String(marked));
  });

  it.each([true, false])('a name that stays is told with its state: %s', (selected) => {
    renderUi(<SelectButton title="Amélie" selected={selected} onToggle={vi.fn()} />);
    const button = screen.getByRole('button', { name: 'Select Amélie', pressed: selected });
    expect(button.dataset.pressed).toBe(String(selected));
  });
});
