import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { START_IMAGES } from '../../../src/config/start-images';

it.each(START_IMAGES)('$path exists, in the size of the screen in its query', ({ path, width, height, media }) => {
  const png = readFileSync(`public${path}`);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  const [across = 0, down = 0, ratio = 0] = [...media.matchAll(/: (\d+)/g)].map(([, number]) => Number(number));
  const sides = media.includes('portrait') ? [across, down] : [down, across];
  expect(sides.map((side) => side * ratio)).toEqual([width, height]);
});

it('there is no unused start image, and no two are for the same screen', () => {
  const names = START_IMAGES.map(({ path }) => path.replace('/start/', ''));
  expect(readdirSync('public/start').toSorted()).toEqual([...new Set(names)].toSorted());
  const queries = START_IMAGES.map(({ media }) => media);
  expect(new Set(queries).size).toBe(queries.length);
});
