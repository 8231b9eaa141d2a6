import type { Composition, Scene } from '../../drawing/scene';
import { birds, ground, halo, ridge, sky } from '../../drawing/scenery';
import { circle, group, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** A low sun behind table mountains, a road running to it. */
export const mesas: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const radius = random.between(19, 25) * unit;
  const sunY = horizon - radius * random.between(0.5, 0.8);
  return [
    sky(scene),
    halo(x, sunY, radius * 2.6, palette.glow, 0.6),
    circle(x, sunY, radius, palette.glow),
    ground(scene, tables(scene, horizon - 4 * unit, 19 * unit, 3), palette.far),
    ground(scene, tables(scene, horizon + 3 * unit, 14 * unit, 2), palette.mid),
    rect(0, horizon + 2.5 * unit, width, height, palette.near),
    polygon(
      [
        [x - 0.4 * unit, horizon + 2.5 * unit],
        [x + 0.4 * unit, horizon + 2.5 * unit],
        [x + 13 * unit, height],
        [x - 21 * unit, height],
      ],
      palette.mid,
      'opacity=".55"',
    ),
    cactus(x + random.pick([-1, 1]) * 31 * unit, horizon + 13 * unit, 19 * unit, palette.near),
  ].join('');
};

function tables({ width, random }: Scene, base: number, rise: number, count: number): Point[] {
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = (index + random.between(0.05, 0.3)) * step;
    const span = step * random.between(0.3, 0.6);
    const top = base - rise * random.between(0.45, 1);
    const slope = step * 0.07;
    return [
      [left - slope * 1.6, base],
      [left - slope * 0.6, base - (base - top) * 0.45],
      [left, top],
      [left + span, top],
      [left + span + slope * 0.5, base - (base - top) * 0.5],
      [left + span + slope * 1.8, base],
    ] satisfies Point[];
  }).flat();
}

function cactus(x: number, y: number, size: number, fill: string): string {
  const arm = (side: number, low: number, high: number): string =>
    `M${points([[x, y - size * low]])}h${(side * size * 0.2).toFixed(0)}V${(y - size * high).toFixed(0)}`;
  return path(
    `M${points([[x, y]])}V${(y - size).toFixed(0)}${arm(-1, 0.4, 0.72)}${arm(1, 0.52, 0.86)}`,
    'none',
    `stroke="${fill}" stroke-width="${(size * 0.13).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

/** Ranges behind ranges, paler the farther they are. */
export const ranges: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(9, 15) * unit;
  return [
    sky(scene),
    halo(x, y, radius * 3, palette.glow, 0.5),
    circle(x, y, radius, palette.glow),
    birds(scene, x + 12 * unit, y + 9 * unit, 5),
    ground(scene, ridge(scene, horizon + 1 * unit, 34 * unit, 3), palette.far, 'opacity=".5"'),
    ground(scene, ridge(scene, horizon + 9 * unit, 30 * unit, 4), palette.far),
    ground(scene, ridge(scene, horizon + 20 * unit, 26 * unit, 3), palette.mid),
    ground(scene, ridge(scene, horizon + 34 * unit, 24 * unit, 4), palette.near),
  ].join('');
};

/** A lawman's star, sun behind it. */
export const badge: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const r = random.between(25, 29) * unit;
  const spot = (index: number, reach: number): Point => {
    const angle = (index / 12) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  const star = Array.from({ length: 12 }, (_, index) => spot(index, index % 2 === 0 ? r : r * 0.56));
  const facets = Array.from(
    { length: 6 },
    (_, index) => `M${points([[x, y], spot(index * 2, r), spot(index * 2 + 1, r * 0.56)])}Z`,
  );
  const tips = Array.from({ length: 6 }, (_, index) => circle(...spot(index * 2, r), 2.6 * unit, palette.near));
  return [
    sky(scene),
    halo(x, y, r * 2.2, palette.glow, 0.5),
    group(
      `transform="rotate(${random.whole(-12, 12)} ${n(x)} ${n(y)})"`,
      polygon(star, palette.near, `stroke="${palette.near}" stroke-width="${n(2.4 * unit)}" stroke-linejoin="round"`),
      ...tips,
      polygon(star, palette.glow),
      path(facets.join(''), palette.accent, 'opacity=".55"'),
      circle(x, y, r * 0.3, palette.near),
      circle(x, y, r * 0.24, 'none', `stroke="${palette.glow}" stroke-width="${n(0.4 * unit)}"`),
    ),
    ground(scene, ridge(scene, horizon + 12 * unit, 12 * unit, 4), palette.mid),
    ground(scene, ridge(scene, horizon + 24 * unit, 10 * unit, 3), palette.near),
  ].join('');
};
