import { expect, it } from 'vitest';
import { drawnElements, rulesOfDrawn } from '../../../../bundle/styles/drawn-elements';

it('finds what is drawn as an element, and what is styled as one', () => {
  const drawn = drawnElements(["const Row = chakra('li', {})", 'return <section><Row /></section>;']);
  expect([...drawn].sort()).toEqual(['body', 'html', 'li', 'section']);
});

it('keeps rules of elements that are drawn, and of no element in particular', () => {
  const drawn = new Set(['img', 'input']);
  const rules = {
    '*, ::before': { margin: 0 },
    'img, svg': { display: 'block' },
    'hr, sub': { height: 0 },
    "input[type='search'], textarea": { color: 'red' },
    '[hidden]:where(:not(b))': { display: 'none' },
  };
  expect(Object.keys(rulesOfDrawn(rules, drawn))).toEqual([
    '*, ::before',
    'img',
    "input[type='search']",
    '[hidden]:where(:not(b))',
  ]);
});
