import { expect, it } from 'vitest';
import { CATALOG, textsOf } from './catalog';

it.each(Object.entries(CATALOG))('no sentence of %s is empty or contains undefined', (_path, exported) => {
  const texts = textsOf(exported);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(([, text]) => text.trim() === '' || /undefined|\[object/.test(text))).toEqual([]);
});
