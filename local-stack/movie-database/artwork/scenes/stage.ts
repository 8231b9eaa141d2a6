import type { SeededRandom } from '../../movies/seeded-random';
import { inksOn, type MotifInks } from '../motifs/motif';
import { contrast, mix, type Palette } from '../drawing/palettes';
import { circle, d, group, line, linear, n, path, radial, rect } from '../drawing/svg';

/** The surface that a scene draws on. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The subject's center, and half the side of its box. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** The y coordinate at which land begins, if any; the subject is placed on it. */
  readonly floor: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** The subject, drawn in a box from -50 to 50. */
  readonly subject: (inks: MotifInks) => string;
  /** The gap between the subject and the bottom of that box. */
  readonly lifted: number;
}

/** The subject centered at a point, or at its own position. */
export function placed({ x, subject }: Stage, inks: MotifInks, y: number, r: number, turn = ''): string {
  return group(d`transform="translate(${x} ${y}) scale(${(r / 50).toFixed(2)})${turn}"`, subject(inks));
}

/** The subject at its position, on a plain background. */
export function shown(stage: Stage, ground: string, share = 1): string {
  return placed(stage, inksOn(ground, stage.palette), stage.y, stage.r * share);
}

/** The subject standing on the land, or `sunk` into it by a fraction of half its size. */
export function standing(stage: Stage, ground: string, sunk = 0): string {
  return placed(stage, inksOn(ground, stage.palette), stage.floor - stage.r * (1 - sunk - stage.lifted / 50), stage.r);
}

export function whole({ width, height }: Stage, fill: string): string {
  return rect(0, 0, width, height, fill);
}

/** Fills the area from a height to the bottom. */
export function below({ width, height }: Stage, top: number, fill: string): string {
  return rect(0, top, width, height - top, fill);
}

/** A vertical gradient from the sky's color to the horizon's. */
export function sky(stage: Stage, from = stage.palette.sky, to = stage.palette.low, end = stage.floor): string {
  return linear('sky', [`0 ${from}`, `${(end / stage.height).toFixed(2)} ${to}`]) + whole(stage, 'url(#sky)');
}

/** A glow behind the subject; at most one per picture, since its id is fixed. */
export function glow({ x, palette }: Stage, y: number, radius: number, strength: number, color = palette.pale): string {
  const fading = [`0 ${color} ${strength}`, `.35 ${color} ${(strength * 0.45).toFixed(2)}`, `1 ${color} 0`];
  return radial('glow', fading) + circle(x, y, radius, 'url(#glow)');
}

/** The color of a layer of land, a fraction between those of the horizon and of the nearest land. */
export function haze({ palette }: Stage, share: number): string {
  return mix(palette.low, palette.near, share);
}

/** The color of lights in the sky: the accent if it has enough contrast, else the lightest. */
export function light({ palette: { low, pop, pale } }: Stage): string {
  return contrast(pop, low) >= 1.25 ? pop : pale;
}

/** Random points between two heights. */
export function strewn(
  { width, random }: Stage,
  count: number,
  top: number,
  bottom: number,
): (readonly [number, number])[] {
  return Array.from({ length: count }, () => [random.between(0, width), random.between(top, bottom)] as const);
}

/** Dots of one size, drawn as round caps of zero-length lines. */
export function dots(points: readonly (readonly [number, number])[], fill: string, size: number, more = ''): string {
  return line(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), fill, size, more);
}

/** A smooth line through heights from edge to edge, closed at the bottom. */
export function rolling(
  { width, height, random }: Stage,
  base: number,
  rise: number,
  waves: number,
  fill: string,
): string {
  const step = width / waves;
  let before = base - random.between(0, 1) * rise;
  let shape = d`M0 ${height}V${before}`;
  for (let index = 0; index < waves; index += 1) {
    const top = base - random.between(0, 1) * rise;
    const middle = n((index + 0.5) * step);
    shape += d`C${middle} ${before} ${middle} ${top} ${(index + 1) * step} ${top}`;
    before = top;
  }
  return path(d`${shape}V${height}Z`, fill);
}
