import { render } from '@testing-library/react';
import { Heart, House, type LucideIcon } from 'lucide-react';
import * as heart from 'lucide-react/icons/heart';
import * as house from 'lucide-react/icons/house';
import { createElement, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { icon } from '../../../../src/components/theme/icon';

/** An icon's lines, which its file exports and its types keep back. */
const linesOf = (file: object) => Reflect.get(file, '__iconData') as Parameters<typeof icon>[0];

type Drawn = ComponentType<Parameters<ReturnType<typeof icon>>[0]>;

/** What is drawn, but for the package's own classes, which no style names, and the order of attributes. */
function drawn(component: LucideIcon | Drawn, props: object) {
  const { container } = render(createElement(component as Drawn, props));
  return [...container.querySelectorAll('*')].map((shape) => [
    shape.tagName,
    [...shape.attributes]
      .filter(({ name }) => name !== 'class')
      .map(({ name, value }) => `${name}=${value}`)
      .sort(),
  ]);
}

it.each([
  ['as it is', {}],
  ['in another size, with thinner lines and filled', { size: 40, strokeWidth: 1.25, fill: 'currentColor' }],
  ['shown to screen readers', { 'aria-hidden': false, role: 'img' }],
])('draws what the package draws, %s', (_case, props) => {
  expect(drawn(icon(linesOf(heart)), props)).toEqual(drawn(Heart, props));
  expect(drawn(icon(linesOf(house)), props)).toEqual(drawn(House, props));
});
