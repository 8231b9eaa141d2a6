import type { Film } from '../catalogue/catalogue';
import { hash } from '../films/hash';
import { createSeededRandom } from '../films/seeded-random';
import { grain, scrim, vignette } from './drawing/finish';
import { ideaOf, seedOf } from './idea';
import { linear, rect } from './drawing/shapes';

/** A backdrop's surface: sixteen to nine. */
const BACKDROP = { width: 1280, height: 720 } as const;

/** Draws a film's backdrop: the poster's world without letters, its subject right of the middle, dark at the foot. */
export function drawBackdrop(film: Film): string {
  const { width, height } = BACKDROP;
  const random = createSeededRandom(hash(seedOf(film)));
  const { composition, palette } = ideaOf(film, random);
  const art = composition({
    width,
    height,
    x: width * 0.64,
    y: height * 0.4,
    horizon: height * 0.66,
    unit: height / 110,
    palette,
    random,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    art,
    vignette(width, height, 0.35),
    linear(
      'side',
      [
        [0, '#000', 0.34],
        [0.6, '#000', 0],
      ],
      '',
    ),
    rect(0, 0, width, height, 'url(#side)'),
    scrim('foot', width, height * 0.45, height, '#07070a', 0.82),
    grain(width, height, random),
    '</svg>',
  ].join('');
}
