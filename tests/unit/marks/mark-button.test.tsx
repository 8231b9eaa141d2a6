import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SelectButton } from '../../../src/features/marked-movies/favorites-screen';
import { MarkAction, MarkButton } from '../../../src/marks/mark-button';
import { MARKS } from '../../../src/marks/messages';
import { renderUi } from '../features/marked-movies/render-ui';
import { eventually } from '../../time/eventually';
import { MATRIX, openMarks } from './open-marks';

vi.mock('../../../src/hooks/member-provider');

describe('the accessible name of a mark button on a card', () => {
  it.each([
    ['favorite', false, MARKS.favorite.add],
    ['favorite', true, MARKS.favorite.remove],
    ['watched', false, MARKS.watched.add],
    ['watched', true, MARKS.watched.remove],
  ] as const)('%s, %s: the name alone contains the state', async (kind, marked, name) => {
    await openMarks(marked ? [kind] : []);
    renderUi(<MarkButton kind={kind} movie={MATRIX} />);
    const button = await screen.findByRole('button', { name });
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    expect(button.dataset.pressed).toBe(String(marked));
  });

  it.each([true, false])('a constant name has a separate state: %s', (selected) => {
    renderUi(<SelectButton title="Amélie" selected={selected} onToggle={vi.fn()} />);
    const button = screen.getByRole('button', { name: 'Select Amélie', pressed: selected });
    expect(button.dataset.pressed).toBe(String(selected));
  });
});

describe('a mark button with text', () => {
  it('shows loading without text while its state is unknown, and reserves the width of the more common text', async () => {
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
  ])('with a known state (%s) says what a press will do', async (marked, text) => {
    await openMarks(marked ? ['favorite'] : []);
    renderUi(<MarkAction kind="favorite" movie={MATRIX} />);
    const button = await screen.findByRole('button', { name: text });
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });
});

describe('the buttons of a screen with forty cards', () => {
  it('stay unknown during the first sync, but for the marks that have arrived', async () => {
    await openMarks(['favorite'], false);
    renderUi([
      <MarkButton key="here" kind="favorite" movie={MATRIX} />,
      <MarkButton key="unknown" kind="favorite" movie={{ ...MATRIX, id: MATRIX.id + 1 }} />,
    ]);
    await screen.findByRole('button', { name: MARKS.favorite.remove });
    expect(screen.getByRole('button', { name: MARKS.favorite.loading })).toBeTruthy();
    expect(screen.queryByRole('button', { name: MARKS.favorite.add })).toBeNull();
  });

  it('are read in one transaction for each kind, and change alone', async () => {
    // Dexie takes the method when it opens the database.
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const store = await openMarks(['favorite']);
    transactions.mockClear();
    renderUi(
      Array.from({ length: 40 }, (_, index) => ({ ...MATRIX, id: MATRIX.id + index })).map((movie) => (
        <li key={movie.id}>
          <MarkButton kind="favorite" movie={movie} />
          <MarkButton kind="watchlist" movie={movie} />
        </li>
      )),
    );
    const buttons = (name: string) => screen.queryAllByRole('button', { name }).length;
    await eventually(() => expect([buttons(MARKS.favorite.add), buttons(MARKS.watchlist.add)]).toEqual([39, 40]));
    expect(transactions).toHaveBeenCalledTimes(2);
    await store.mark('favorite', { ...MATRIX, id: MATRIX.id + 1 }, true);
    await eventually(() => expect(buttons(MARKS.favorite.remove)).toBe(2));
    await store.mark('favorite', MATRIX, false);
    await eventually(() => expect(buttons(MARKS.favorite.remove)).toBe(1));
  });
});
