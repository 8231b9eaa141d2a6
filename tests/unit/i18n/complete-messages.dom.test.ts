import { expect, it } from 'vitest';
import { CATALOGUE, textsOf } from './catalogue';

it.each(Object.entries(CATALOGUE))('no sentence of %s is empty or contains undefined', (_path, exported) => {
  const texts = textsOf(exported);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(([, text]) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
});
