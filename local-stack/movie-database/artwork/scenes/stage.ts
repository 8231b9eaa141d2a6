import type { SeededRandom } from '../../movies/seeded-random';
import { inksOn, type MotifInks } from '../motifs/motif';
import { contrast, mix, type Palette } from '../drawing/palettes';
import { circle, d, group, line, linear, n, path, radial, rect } from '../drawing/svg';

/** The surface that a scene draws on. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The subject's middle, and half of its box's side. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Where land begins, in scenes that have some: the subject stands on it. */
  readonly floor: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** The subject, drawn in a box from -50 to 50. */
  readonly subject: (inks: MotifInks) => string;
  /** How far above the foot of that box it ends. */
  readonly lifted: number;
}

/** The subject about a point, or about its own. */
export function placed({ x, subject }: Stage, inks: MotifInks, y: number, r: number, turn = ''): string {
  return group(d`transform="translate(${x} ${y}) scale(${(r / 50).toFixed(2)})${turn}"`, subject(inks));
}

/** The subject in its place, on a ground of one color. */
export function shown(stage: Stage, ground: string, share = 1): string {
  return placed(stage, inksOn(ground, stage.palette), stage.y, stage.r * share);
}

/** The subject with its feet on the land, or `sunk` below it by a share of its half. */
export function standing(stage: Stage, ground: string, sunk = 0): string {
  return placed(stage, inksOn(ground, stage.palette), stage.floor - stage.r * (1 - sunk - stage.lifted / 50), stage.r);
}

export function whole({ width, height }: Stage, fill: string): string {
  return rect(0, 0, width, height, fill);
}

/** From a line down to the bottom. */
export function below({ width, height }: Stage, top: number, fill: string): string {
  return rect(0, top, width, height - top, fill);
}

/** The whole surface from the sky's color to the lower one at the land. */
export function sky(stage: Stage, from = stage.palette.sky, to = stage.palette.low, end = stage.floor): string {
  return linear('sky', [`0 ${from}`, `${(end / stage.height).toFixed(2)} ${to}`]) + whole(stage, 'url(#sky)');
}

/** A soft light behind the subject. Each picture has one at most. */
export function glow({ x, palette }: Stage, y: number, radius: number, strength: number, color = palette.pale): string {
  const fading = [`0 ${color} ${strength}`, `.35 ${color} ${(strength * 0.45).toFixed(2)}`, `1 ${color} 0`];
  return radial('glow', fading) + circle(x, y, radius, 'url(#glow)');
}

/** A layer of land, `share` of the way from the lower sky to the nearest land. */
export function haze({ palette }: Stage, share: number): string {
  return mix(palette.low, palette.near, share);
}

/** A light for the sky: the accent where it stands out, else what is lightest. */
export function light({ palette: { low, pop, pale } }: Stage): string {
  return contrast(pop, low) >= 1.25 ? pop : pale;
}

/** Points strewn over the surface between two heights. */
export function strewn(
  { width, random }: Stage,
  count: number,
  top: number,
  bottom: number,
): (readonly [number, number])[] {
  return Array.from({ length: count }, () => [random.between(0, width), random.between(top, bottom)] as const);
}

/** Dots of one size, as the round ends of lines without length. */
export function dots(points: readonly (readonly [number, number])[], fill: string, size: number, more = ''): string {
  return line(points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), fill, size, more);
}

/** Rounded heights from edge to edge, closed at the bottom. */
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
