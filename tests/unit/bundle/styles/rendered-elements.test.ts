import { expect, it } from 'vitest';
import { renderedElements, rulesOfRendered } from '../../../../bundle/styles/drawn-elements';

it('finds rendered elements, and elements that are styled', () => {
  const drawn = renderedElements(["const Row = chakra('li', {})", 'return <section><Row /></section>;']);
  expect([...drawn].sort()).toEqual(['body', 'html', 'li', 'section']);
});

it('finds input types, given or by default', () => {
  const drawn = renderedElements(['<Field type="search" />', "function Field({ type = 'text' }) {}"]);
  expect(drawn).toContain('[type=search]');
  expect(drawn).toContain('[type=text]');
});

it('keeps rules for rendered elements, and rules without an element', () => {
  const drawn = new Set(['img', 'input', '[type=search]']);
  const rules = {
    '*, ::before': { margin: 0 },
    'img, svg': { display: 'block' },
    'hr, sub': { height: 0 },
    "input[type='search'], textarea": { color: 'red' },
    "input[type='number'], [type='reset']": { color: 'blue' },
    '[hidden]:where(:not(b))': { display: 'none' },
  };
  expect(Object.keys(rulesOfRendered(rules, drawn))).toEqual([
    '*, ::before',
    'img',
    "input[type='search']",
    '[hidden]:where(:not(b))',
  ]);
});
