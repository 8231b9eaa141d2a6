import { expect, it } from 'vitest';
import { nextMegaMenuPosition } from '../../../../src/components/shell/mega-menu';

const COUNTS = [2, 1, 3];
const position = (section: number, link: number) => ({ section, link });

it.each([
  ['ArrowDown', position(0, 0), position(0, 1)],
  ['ArrowDown', position(0, 1), position(1, 0)],
  ['ArrowDown', position(2, 2), position(0, 0)],
  ['ArrowUp', position(2, 0), position(1, 0)],
  ['ArrowUp', position(0, 0), position(2, 2)],
  ['ArrowUp', position(0, 1), position(0, 0)],
  ['ArrowRight', position(0, 1), position(1, 0)],
  ['ArrowRight', position(2, 1), position(0, 0)],
  ['ArrowLeft', position(1, 0), position(0, 0)],
  ['ArrowLeft', position(0, 1), position(2, 0)],
  ['Home', position(2, 2), position(0, 0)],
  ['End', position(0, 0), position(2, 2)],
])('%s moves from %o to %o', (key, from, to) => {
  expect(nextMegaMenuPosition(key, from, COUNTS)).toEqual(to);
});

it('enters at the first or last link while none has the focus', () => {
  expect(nextMegaMenuPosition('ArrowDown', null, COUNTS)).toEqual(position(0, 0));
  expect(nextMegaMenuPosition('ArrowRight', null, COUNTS)).toEqual(position(0, 0));
  expect(nextMegaMenuPosition('ArrowUp', null, COUNTS)).toEqual(position(2, 2));
});

it('ignores other keys', () => {
  expect(nextMegaMenuPosition('Tab', position(0, 0), COUNTS)).toBeNull();
  expect(nextMegaMenuPosition('ArrowDown', null, [])).toBeNull();
});
