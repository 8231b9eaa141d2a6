import type { Composition, Scene } from '../../drawing/scene';
import { figure, ground, halo, hills, sky, stars } from '../../drawing/scenery';
import { circle, ellipse, group, linear, n, path, points, polygon, rect, ring, type Point } from '../../drawing/shapes';

/** Firs before a moon that is too large. */
export const treeline: Composition = (scene) => {
  const { width, height, x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(24, 31) * unit;
  return [
    sky(scene),
    halo(x, y, radius * 2, palette.glow, 0.5),
    circle(x, y, radius, palette.glow),
    group(
      'opacity=".12"',
      circle(x - radius * 0.3, y - radius * 0.2, radius * 0.22, palette.near),
      circle(x + radius * 0.35, y + radius * 0.3, radius * 0.15, palette.near),
      circle(x + radius * 0.1, y - radius * 0.5, radius * 0.1, palette.near),
    ),
    firs(scene, horizon + 6 * unit, 25, palette.far),
    linear('mist', [
      [0, palette.sky[1], 0],
      [1, palette.sky[1], 0.75],
    ]),
    rect(0, horizon - 12 * unit, width, 26 * unit, 'url(#mist)'),
    firs(scene, horizon + 20 * unit, 38, palette.mid),
    firs(scene, height + 4 * unit, 52, palette.near),
    random.chance(0.6) ? figure(x, horizon + 21 * unit, 14 * unit, palette.paper) : '',
  ].join('');
};

function firs({ width, height, unit, random }: Scene, base: number, tall: number, fill: string): string {
  const step = tall * 0.36 * unit;
  let d = '';
  for (let foot = -step; foot < width + step; foot += step * random.between(0.75, 1.25)) {
    const size = Math.round(tall * random.between(0.55, 1) * unit);
    const half = Math.round(size * 0.2);
    const high = Math.round(size * 0.4);
    const notch = Math.round(half * 0.35);
    d += `M${Math.round(foot)} ${Math.round(base - size)}l${half - notch} ${high}h-${notch}l${half} ${size - high}h-${2 * half}l${half}-${size - high}h-${notch}z`;
  }
  return path(d, fill) + rect(0, base - unit, width, Math.max(unit * 2, height - base), fill);
}

/** A house on a hill with a single light. */
export const house: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const radius = random.between(15, 21) * unit;
  const hx = x + side * 6 * unit;
  const hy = horizon + 2 * unit;
  const at = (list: readonly Point[]): Point[] => list.map(([px, py]) => [hx + side * px * unit, hy + py * unit]);
  const bats = Array.from({ length: 5 }, () =>
    bat(
      x - side * random.between(2, 34) * unit,
      y + random.between(-12, 16) * unit,
      random.between(1.6, 3.2) * unit,
      palette.near,
    ),
  );
  return [
    sky(scene),
    stars(scene, 16, horizon * 0.7),
    halo(x - side * 10 * unit, y, radius * 2.3, palette.glow, 0.45),
    circle(x - side * 10 * unit, y, radius, palette.glow),
    ...bats,
    polygon(
      at([
        [-13, 4],
        [-13, -12],
        [-15, -12],
        [-8, -21],
        [-2, -13],
        [-2, -24],
        [-3.5, -24],
        [2, -36],
        [7.5, -24],
        [6, -24],
        [6, -10],
        [13, -10],
        [15, -5],
        [13, -5],
        [13, 4],
      ]),
      palette.near,
    ),
    polygon(
      at([
        [0.4, -21],
        [3.6, -21],
        [3.6, -15.5],
        [0.4, -15.5],
      ]),
      palette.accent,
    ),
    ground(
      scene,
      [
        [0, horizon + 24 * unit],
        [hx - 30 * unit, horizon + 9 * unit],
        [hx - 12 * unit, horizon + 2 * unit],
        [hx + 12 * unit, horizon + 2 * unit],
        [hx + 34 * unit, horizon + 12 * unit],
        [scene.width, horizon + 20 * unit],
      ],
      palette.near,
    ),
    hills(scene, horizon + 34 * unit, 10 * unit, 3, palette.mid),
    hills(scene, horizon + 46 * unit, 8 * unit, 2, palette.near),
  ].join('');
};

function bat(x: number, y: number, size: number, fill: string): string {
  return path(
    `M${points([[x, y]])}q${points([
      [-size * 0.6, -size * 0.9],
      [-size * 2, -size * 0.5],
    ])}q${points([
      [size * 0.8, size * 0.3],
      [size * 0.9, size * 1.1],
    ])}q${points([
      [size * 0.6, -size * 0.4],
      [size * 1.1, size * 0.3],
    ])}q${points([
      [size * 0.5, -size * 0.7],
      [size * 1.1, -size * 0.3],
    ])}q${points([
      [size * 0.1, -size * 0.8],
      [size * 0.9, -size * 1.1],
    ])}q${points([
      [-size * 1.4, -size * 0.4],
      [-size * 2, size * 0.5],
    ])}z`,
    fill,
  );
}

/** An eye that opens in the dark. */
export const eye: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const wide = random.between(36, 42) * unit;
  const tall = random.between(17, 23) * unit;
  const lid = (part: number): string =>
    `M${points([[x - wide, y]])}Q${points([
      [x, y - tall * 2 * part],
      [x + wide, y],
    ])}Q${points([
      [x, y + tall * 2 * part],
      [x - wide, y],
    ])}Z`;
  const lashes = Array.from({ length: 9 }, (_, index) => {
    const part = (index - 4) / 4.6;
    const foot: Point = [x + part * wide, y - tall * 1.1 * (1 - part * part) - 4 * unit];
    return `M${points([foot])}l${points([[part * 7 * unit, -(9 - Math.abs(part) * 4) * unit]])}`;
  });
  return [
    sky(scene),
    halo(x, y, 66 * unit, palette.mid, 0.9),
    path(lid(1), palette.paper),
    `<clipPath id="lid"><path d="${lid(1)}"/></clipPath>`,
    group(
      'clip-path="url(#lid)"',
      circle(x, y, tall * 0.98, palette.glow),
      ...[0.8, 0.62].map((part) => ring(x, y, tall * part, palette.accent, 0.9 * unit)),
      ellipse(x, y, tall * random.pick([0.18, 0.42]), tall * 0.62, palette.near),
      circle(x + tall * 0.3, y - tall * 0.36, tall * 0.12, palette.paper),
    ),
    path(lashes.join(''), 'none', `stroke="${palette.glow}" stroke-width="${n(1.1 * unit)}" stroke-linecap="round"`),
  ].join('');
};
