import type { SeededRandom } from '../../films/seeded-random';
import { dots, linear, radial, rect, type Point, type Stop } from './shapes';

/** A side of the tile that grain is repeated from. */
const TILE = 90;

/** Specks of print, light and dark, over everything: one small tile, repeated. */
export function grain(width: number, height: number, random: SeededRandom): string {
  const specks = (fill: string): string => {
    const spots = Array.from({ length: 8 }, (): Point => [random.whole(1, TILE - 1), random.whole(1, TILE - 1)]);
    return dots(spots, fill, 1.4);
  };
  const tile = `<pattern id="grain" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${specks('#fff')}${specks('#000')}</pattern>`;
  return tile + rect(0, 0, width, height, 'url(#grain)', 'opacity=".13"');
}

/** Corners a little darker than the middle. */
export function vignette(width: number, height: number, strength: number): string {
  const gradient = radial(
    'vignette',
    [
      [0.55, '#000', 0],
      [1, '#000', strength],
    ],
    'cx=".5" cy=".45" r=".8"',
  );
  return gradient + rect(0, 0, width, height, 'url(#vignette)');
}

/** A ground for letters: a colour that fades in between two heights. */
export function scrim(id: string, width: number, from: number, to: number, colour: string, strength: number): string {
  const upwards = to < from;
  const eased: Stop[] = [
    [0, colour, 0],
    [0.3, colour, Number((strength * 0.2).toFixed(2))],
    [0.6, colour, Number((strength * 0.62).toFixed(2))],
    [1, colour, strength],
  ];
  const stops = upwards ? eased.map(([offset, ...rest]): Stop => [1 - offset, ...rest]).reverse() : eased;
  return linear(id, stops) + rect(0, Math.min(from, to), width, Math.abs(to - from), `url(#${id})`);
}
