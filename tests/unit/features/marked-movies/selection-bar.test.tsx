import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SelectionBar } from '../../../../src/features/marked-movies/favorites-screen';
import { renderUi } from './render-ui';
import { SHELL } from '../../../../src/i18n/messages/shell';

const onEnd = vi.fn();
beforeEach(() => {
  onEnd.mockClear();
  renderUi(
    <>
      <header>
        <button>Menu</button>
      </header>
      <main>
        <button>Heat</button>
        <SelectionBar count={1} onSelectAll={vi.fn()} onRemove={vi.fn()} onEnd={onEnd} />
      </main>
    </>,
  );
});

/** Where the key is pressed. The body has the focus when the button that started selecting is gone. */
const places = {
  'a movie has the focus': () => screen.getByRole('button', { name: 'Heat' }),
  'nothing has the focus': () => document.body,
  'a menu next to the screen has it': () => screen.getByRole('button', { name: SHELL.menu }),
};

it.each([
  ['a movie has the focus', 'Escape', 1],
  ['nothing has the focus', 'Escape', 1],
  ['a menu next to the screen has it', 'Escape', 0],
  ['a movie has the focus', 'Enter', 0],
] as const)('while %s, %s ends selecting %i times', (place, key, times) => {
  fireEvent.keyDown(places[place](), { key });
  expect(onEnd).toHaveBeenCalledTimes(times);
});
