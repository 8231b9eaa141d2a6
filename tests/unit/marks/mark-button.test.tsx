import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SelectButton } from '../../../src/features/marked-movies/favorites-screen';
import { MarkAction, MarkButton } from '../../../src/marks/mark-button';
import { MARKS } from '../../../src/marks/messages';
import { renderUi } from '../features/marked-movies/render-ui';
import { MATRIX, openMarks } from './open-marks';

vi.mock('../../../src/hooks/member-provider');

describe('what a toggle of a card tells a screen reader', () => {
  it.each([
    ['favorite', false, MARKS.favorite.add],
    ['favorite', true, MARKS.favorite.remove],
    ['watched', false, MARKS.watched.add],
    ['watched', true, MARKS.watched.remove],
  ] as const)('%s, %s: its name alone says what stands', async (kind, marked, name) => {
    await openMarks(marked ? [kind] : []);
    renderUi(<MarkButton kind={kind} movie={MATRIX} />);
    const button = await screen.findByRole('button', { name });
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    expect(button.dataset.pressed).toBe(String(marked));
  });

  it.each([true, false])('a name that stays is told with its state: %s', (selected) => {
    renderUi(<SelectButton title="Amélie" selected={selected} onToggle={vi.fn()} />);
    const button = screen.getByRole('button', { name: 'Select Amélie', pressed: selected });
    expect(button.dataset.pressed).toBe(String(selected));
  });
});

describe('a mark in words', () => {
  it('that is not known yet says that it loads, shows no words, and keeps the room of those that most often come', async () => {
    await openMarks([], false);
    renderUi(<MarkAction kind="favorite" movie={MATRIX} />);
    const button = screen.getByRole('button', { name: MARKS.favorite.loading });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText(MARKS.favorite.add).tagName).toBe('SPAN');
  });

  it.each([
    [false, MARKS.favorite.add],
    [true, MARKS.favorite.remove],
  ])('that is known (%s) says what a press does', async (marked, words) => {
    await openMarks(marked ? ['favorite'] : []);
    renderUi(<MarkAction kind="favorite" movie={MATRIX} />);
    const button = await screen.findByRole('button', { name: words });
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });
});
