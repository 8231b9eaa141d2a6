import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Carousel, slideForKey } from '../../../../src/components/dialog/carousel';
import { renderUi } from '../../features/marked-movies/render-ui';
import { RESULTS } from '../../../../src/i18n/messages/results';

beforeAll(() => {
  // jsdom has no layout, so nothing scrolls.
  Element.prototype.scrollTo = vi.fn();
});

const near = () => screen.queryAllByText(/near/).map((slide) => slide.textContent);

function renderMovies(renderThumbnail?: (title: string) => ReactNode) {
  renderUi(
    <Carousel
      label="Movies"
      items={['Heat', 'Ran', 'Alien', 'Up']}
      keyOf={(title) => title}
      nameOf={(title) => `${title}, 1995`}
      renderItem={(title, index) => (
        <p>
          {title}
          {index.near ? ' near' : ''}
        </p>
      )}
      {...(renderThumbnail && { renderThumbnail })}
    />,
  );
}
const button = (name: string) => screen.getByRole('button', { name });

it('moves with its buttons, shows its position, and stops at the ends', () => {
  renderMovies();
  expect(screen.getByText('1 of 4')).toBeTruthy();
  expect(button(RESULTS.previous)).toHaveProperty('disabled', true);
  for (let press = 0; press < 3; press += 1) fireEvent.click(button(RESULTS.next));
  expect(screen.getByText('4 of 4')).toBeTruthy();
  expect(button(RESULTS.next)).toHaveProperty('disabled', true);
});

it('announces the position, title and year of each slide that comes into view, once', () => {
  renderMovies();
  fireEvent.click(button(RESULTS.next));
  expect(screen.getByRole('status').textContent).toBe('2 of 4: Ran, 1995');
  expect(screen.getByText('2 of 4').getAttribute('aria-hidden')).toBe('true');
});

it('moves with keys while it has the focus', () => {
  renderMovies();
  const inside = button(RESULTS.next);
  fireEvent.keyDown(inside, { key: 'End' });
  expect(screen.getByText('4 of 4')).toBeTruthy();
  fireEvent.keyDown(inside, { key: 'ArrowLeft' });
  expect(screen.getByText('3 of 4')).toBeTruthy();
  fireEvent.keyDown(inside, { key: 'ArrowLeft', altKey: true });
  expect(screen.getByText('3 of 4')).toBeTruthy();
});

it('listens to keys in its own dialog, but not in one inside it', () => {
  renderUi(
    <dialog open>
      <Carousel
        label="Movies"
        items={['Heat', 'Ran']}
        keyOf={(title) => title}
        nameOf={(title) => title}
        renderItem={(title) => <p>{title}</p>}
      />
      <button type="button">outer</button>
      <dialog open>
        <button type="button">inner</button>
      </dialog>
    </dialog>,
  );
  fireEvent.keyDown(button('inner'), { key: 'ArrowRight' });
  expect(screen.getByText('1 of 2')).toBeTruthy();
  fireEvent.keyDown(button('outer'), { key: 'ArrowRight' });
  expect(screen.getByText('2 of 2')).toBeTruthy();
});

it('makes slides out of view inert and loads only the nearest ones', () => {
  renderMovies();
  const inert = () => Array.from(document.querySelectorAll('li')).map((slide) => slide.hasAttribute('inert'));
  expect(inert()).toEqual([false, true, true, true]);
  expect(near()).toEqual(['Heat near', 'Ran near']);
  fireEvent.click(button(RESULTS.next));
  expect(inert()).toEqual([true, false, true, true]);
  expect(near()).toEqual(['Heat near', 'Ran near', 'Alien near']);
});

it('ignores other keys', () => {
  expect(slideForKey('ArrowRight', 3, 4)).toBe(3);
  expect(slideForKey('ArrowLeft', 0, 4)).toBe(0);
  expect(slideForKey('Home', 2, 4)).toBe(0);
  expect(slideForKey('ArrowDown', 2, 4)).toBeNull();
});

it('has a thumbnail for each slide, which leads to it, named like the slide; the current one is marked', () => {
  renderMovies((title) => <i>{title} small</i>);
  const current = () =>
    screen.queryAllByRole('button', { name: /, 1995$/, current: true }).map((thumbnail) => thumbnail.ariaLabel);
  expect(screen.getAllByRole('button', { name: /, 1995$/ }).map(({ textContent }) => textContent)).toEqual([
    'Heat small',
    'Ran small',
    'Alien small',
    'Up small',
  ]);
  expect(current()).toEqual(['Heat, 1995']);
  fireEvent.click(button('Alien, 1995'));
  expect(screen.getByText('3 of 4')).toBeTruthy();
  expect(current()).toEqual(['Alien, 1995']);
  fireEvent.keyDown(button('Alien, 1995'), { key: 'ArrowRight' });
  expect(current()).toEqual(['Up, 1995']);
  fireEvent.click(button(RESULTS.previous));
  expect(current()).toEqual(['Alien, 1995']);
});
