import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { element } from '../../../../src/components/theme/element';

const Button = element('button', {
  common: 'm1',
  variants: [
    ['look', ['plain', 'loud'], 'plain'],
    ['wide', ['true'], ''],
  ],
  classes: { 'plain,': '', 'plain,true': 'm2', 'loud,': 'm3', 'loud,true': 'm4' },
});

const classes = (name: string) => [...screen.getByRole('button', { name }).classList];

it('has the classes of its variants, and passes everything else to the element', () => {
  render(
    <>
      <Button>by default</Button>
      <Button look="loud" wide>
        both
      </Button>
      <Button look="loud" wide={false} className="given" title="tooltip">
        one
      </Button>
    </>,
  );
  expect(classes('by default')).toEqual(['m1']);
  expect(classes('both')).toEqual(['m1', 'm4']);
  expect(classes('one')).toEqual(['m1', 'm3', 'given']);
  expect(screen.getByRole('button', { name: 'one' }).title).toBe('tooltip');
  expect(screen.getByRole('button', { name: 'both' }).getAttributeNames()).toEqual(['class']);
});

it('passes width and height to an image, which a style would otherwise take', () => {
  const Img = element('img', 'm5');
  render(<Img alt="poster" htmlWidth={342} htmlHeight={513} />);
  const image = screen.getByAltText('poster');
  expect([image.getAttribute('width'), image.getAttribute('height'), image.className]).toEqual(['342', '513', 'm5']);
});

it('of a component adds its class to those of the component', () => {
  const Inner = element('p', 'm6');
  const Outer = element(Inner, 'c1');
  render(<Outer>words</Outer>);
  expect(screen.getByText('words').className).toBe('m6 c1');
});
