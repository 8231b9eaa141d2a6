import type { Composition, Scene } from '../../drawing/scene';
import { figure, ground, halo, hills, ridge, sky, stars } from '../../drawing/scenery';
import { circle, group, linear, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** A castle of many spires before a great moon. */
export const castle: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(24, 30) * unit;
  const spires = [-17, -9.5, -2, 6, 14].map((offset, index) => {
    const wide = (index === 2 ? 7 : 5) * unit;
    const tall = ([17, 28, 42, 24, 14][index] ?? 20) * random.between(0.9, 1.1) * unit;
    const left = x + offset * unit;
    const top = horizon - tall;
    return (
      rect(left, top, wide, tall + 9 * unit, palette.mid) +
      polygon(
        [
          [left - 1 * unit, top],
          [left + wide / 2, top - wide * 1.9],
          [left + wide + 1 * unit, top],
        ],
        palette.near,
      ) +
      rect(left + wide * 0.38, top + 3.4 * unit, wide * 0.24, 2.6 * unit, palette.glow)
    );
  });
  return [
    sky(scene),
    stars(scene, 34, horizon * 0.8),
    halo(x, y + 4 * unit, radius * 2, palette.glow, 0.5),
    circle(x, y + 4 * unit, radius, palette.glow),
    ground(scene, ridge(scene, horizon + 8 * unit, 26 * unit, 4), palette.far),
    rect(x - 19 * unit, horizon - 8 * unit, 40 * unit, 16 * unit, palette.mid),
    ...spires,
    ground(
      scene,
      [
        [0, horizon + 28 * unit],
        [x - 32 * unit, horizon + 12 * unit],
        [x - 20 * unit, horizon + 2 * unit],
        [x + 22 * unit, horizon + 2 * unit],
        [x + 35 * unit, horizon + 15 * unit],
        [scene.width, horizon + 25 * unit],
      ],
      palette.near,
    ),
    mist(scene, horizon + 16 * unit),
    hills(scene, horizon + 40 * unit, 9 * unit, 3, palette.near),
  ].join('');
};

function mist({ width, unit, palette }: Scene, y: number): string {
  return (
    linear('mist', [
      [0, palette.sky[1], 0],
      [0.5, palette.sky[1], 0.6],
      [1, palette.sky[1], 0],
    ]) + rect(0, y, width, 24 * unit, 'url(#mist)')
  );
}

/** A door of stone that opens on another sky. */
export const portal: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const half = random.between(17, 21) * unit;
  const floor = horizon + 6 * unit;
  const spring = floor - 34 * unit;
  const arch = (grow: number): string =>
    `M${points([[x - half - grow, floor]])}V${n(spring)}A${n(half + grow)} ${n(half + grow)} 0 0 1 ${points([[x + half + grow, spring]])}V${n(floor)}Z`;
  const sparks = Array.from({ length: 12 }, () =>
    circle(
      x + random.between(-0.8, 0.8) * half,
      random.between(spring - half * 0.6, floor - 8 * unit),
      random.between(0.3, 0.8) * unit,
      palette.paper,
    ),
  );
  return [
    sky(scene),
    stars(scene, 20, horizon),
    halo(x, spring + 8 * unit, 58 * unit, palette.accent, 0.6),
    firs(scene, floor),
    path(arch(6 * unit), palette.mid),
    path(arch(2.4 * unit), palette.near),
    linear('beyond', [
      [0, palette.accent],
      [1, palette.glow],
    ]),
    path(arch(0), 'url(#beyond)'),
    circle(x + random.between(-5, 5) * unit, spring, half * 0.4, palette.paper),
    ...sparks,
    rect(0, floor, width, height - floor, palette.near),
    linear('spill', [
      [0, palette.glow, 0.75],
      [1, palette.glow, 0],
    ]),
    polygon(
      [
        [x - half, floor],
        [x + half, floor],
        [x + half * 2.3, height],
        [x - half * 2.3, height],
      ],
      'url(#spill)',
    ),
    figure(x, floor + 6 * unit, 19 * unit, palette.near),
  ].join('');
};

function firs({ width, unit, palette, random }: Scene, base: number): string {
  const trees = Array.from({ length: Math.ceil(width / (8 * unit)) + 1 }, (_, index) => {
    const size = random.between(24, 46) * unit;
    return `M${points([[index * 8 * unit, base - size]])}l${points([
      [5.4 * unit, size],
      [-10.8 * unit, 0],
    ])}z`;
  });
  return path(trees.join(''), palette.far);
}

/** A winged beast across the moon, peaks below. */
export const dragon: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(25, 30) * unit;
  const side = random.pick([-1, 1]);
  const wing: Point[] = [
    [0, 0],
    [-6, -9],
    [-19, -17],
    [-34, -14],
    [-27, -9],
    [-25, -4],
    [-19, -5],
    [-15, 0],
    [-9, -1],
    [-3, 4],
    [-8, 10],
    [-18, 13],
    [-27, 11],
    [-18, 16],
    [-6, 14],
    [3, 6],
    [9, 0],
    [14, -4],
    [20, -3],
    [15, -7],
    [9, -7],
    [6, -3],
  ];
  const far: Point[] = [
    [2, 1],
    [9, -12],
    [21, -20],
    [34, -19],
    [27, -13],
    [24, -7],
    [18, -8],
    [14, -2],
    [8, -2],
  ];
  const shape = (list: readonly Point[], fill: string): string =>
    polygon(
      list.map(([px, py]): Point => [px * unit, py * unit]),
      fill,
    );
  return [
    sky(scene),
    stars(scene, 30, horizon),
    halo(x, y, radius * 2.1, palette.glow, 0.5),
    circle(x, y, radius, palette.glow),
    group(
      `transform="translate(${n(x)} ${n(y)}) scale(${side} 1) rotate(-8)"`,
      shape(far, palette.mid),
      shape(wing, palette.near),
    ),
    ground(scene, ridge(scene, horizon + 8 * unit, 34 * unit, 3), palette.far),
    ground(scene, ridge(scene, horizon + 22 * unit, 30 * unit, 4), palette.mid),
    ground(scene, ridge(scene, horizon + 38 * unit, 24 * unit, 3), palette.near),
  ].join('');
};
