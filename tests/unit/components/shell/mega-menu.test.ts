import { expect, it } from 'vitest';
import { nextMegaMenuPosition } from '../../../../src/components/shell/mega-menu';

const COUNTS = [2, 1, 3];
const place = (section: number, link: number) => ({ section, link });

it.each([
  ['ArrowDown', place(0, 0), place(0, 1)],
  ['ArrowDown', place(0, 1), place(1, 0)],
  ['ArrowDown', place(2, 2), place(0, 0)],
  ['ArrowUp', place(2, 0), place(1, 0)],
  ['ArrowUp', place(0, 0), place(2, 2)],
  ['ArrowUp', place(0, 1), place(0, 0)],
  ['ArrowRight', place(0, 1), place(1, 0)],
  ['ArrowRight', place(2, 1), place(0, 0)],
  ['ArrowLeft', place(1, 0), place(0, 0)],
  ['ArrowLeft', place(0, 1), place(2, 0)],
  ['Home', place(2, 2), place(0, 0)],
  ['End', place(0, 0), place(2, 2)],
])('%s goes from %o to %o', (key, from, to) => {
  expect(nextMegaMenuPosition(key, from, COUNTS)).toEqual(to);
});

it('enters at the first or the last link while none has the focus', () => {
  expect(nextMegaMenuPosition('ArrowDown', null, COUNTS)).toEqual(place(0, 0));
  expect(nextMegaMenuPosition('ArrowRight', null, COUNTS)).toEqual(place(0, 0));
  expect(nextMegaMenuPosition('ArrowUp', null, COUNTS)).toEqual(place(2, 2));
});

it('leaves other keys alone', () => {
  expect(nextMegaMenuPosition('Tab', place(0, 0), COUNTS)).toBeNull();
  expect(nextMegaMenuPosition('ArrowDown', null, [])).toBeNull();
});
