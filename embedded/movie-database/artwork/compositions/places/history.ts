import type { Composition } from '../../drawing/scene';
import { birds, figure, ground, halo, ridge, sky } from '../../drawing/scenery';
import { circle, n, path, points, polygon, rect, linear } from '../../drawing/shapes';

/** A temple front on its steps, the sun behind it. */
export const temple: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const half = random.between(30, 35) * unit;
  const count = random.pick([4, 5, 6]);
  const base = horizon + 2 * unit;
  const top = base - random.between(32, 38) * unit;
  const sunX = x + random.between(-12, 12) * unit;
  const columns = Array.from({ length: count }, (_, index) => {
    const wide = 5 * unit;
    const left = x - half + 3 * unit + (index * (half * 2 - 6 * unit - wide)) / (count - 1);
    return (
      rect(left, top, wide, base - top, palette.paper) +
      rect(left + wide * 0.62, top, wide * 0.38, base - top, palette.far, 'opacity=".55"') +
      rect(left - 0.9 * unit, top, wide + 1.8 * unit, 1.7 * unit, palette.paper) +
      rect(left - 0.9 * unit, base - 1.7 * unit, wide + 1.8 * unit, 1.7 * unit, palette.paper)
    );
  });
  const steps = [0, 1, 2].map((row) =>
    rect(
      x - half - (row + 1) * 3 * unit,
      base + row * 3 * unit,
      half * 2 + (row + 1) * 6 * unit,
      3 * unit,
      [palette.paper, palette.far, palette.mid][row] ?? palette.mid,
    ),
  );
  return [
    sky(scene),
    halo(sunX, top, 52 * unit, palette.glow, 0.7),
    circle(sunX, top + 4 * unit, 22 * unit, palette.glow),
    rect(0, base + 8 * unit, width, height - base, palette.near),
    rect(x - half, top, half * 2, base - top, palette.near, 'opacity=".82"'),
    ...columns,
    rect(x - half - 1 * unit, top - 5 * unit, half * 2 + 2 * unit, 5.2 * unit, palette.paper),
    polygon(
      [
        [x - half - 3 * unit, top - 5 * unit],
        [x, top - 18 * unit],
        [x + half + 3 * unit, top - 5 * unit],
      ],
      palette.paper,
    ),
    polygon(
      [
        [x - half + 7 * unit, top - 6.6 * unit],
        [x, top - 15 * unit],
        [x + half - 7 * unit, top - 6.6 * unit],
      ],
      palette.accent,
    ),
    ...steps,
  ].join('');
};

/** Arch within arch, and daylight at the end. */
export const arches: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const tones = [palette.near, palette.mid, palette.far, palette.accent, palette.glow];
  const floor = horizon + 14 * unit;
  const drift = random.between(-3, 3) * unit;
  const vaults = tones.slice(1).map((fill, index) => {
    const half = (39 - index * 8.6) * unit;
    const foot = floor + (9 - index * 4.4) * unit;
    const spring = foot - (52 - index * 8.4) * unit;
    const centre = x + drift * index;
    return path(
      `M${points([[centre - half, foot]])}V${n(spring)}A${n(half)} ${n(half)} 0 0 1 ${points([[centre + half, spring]])}V${n(foot)}Z`,
      fill,
    );
  });
  const end = x + drift * 3;
  return [
    rect(0, 0, width, height, palette.near),
    ...vaults,
    linear('floor', [
      [0, palette.glow, 0.8],
      [1, palette.glow, 0],
    ]),
    polygon(
      [
        [end - 13 * unit, floor - 4.2 * unit],
        [end + 13 * unit, floor - 4.2 * unit],
        [x + 34 * unit, floor + 26 * unit],
        [x - 34 * unit, floor + 26 * unit],
      ],
      'url(#floor)',
    ),
    figure(end + random.between(-4, 4) * unit, floor - 1 * unit, 17 * unit, palette.near),
  ].join('');
};

/** A walled town on its rock, banners out. */
export const citadel: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const tower = (left: number, wide: number, tall: number, fill: string): string => {
    const top = horizon - tall;
    const teeth = [0, 0.4, 0.8].map((part) =>
      rect(left + wide * part, top - wide * 0.18, wide * 0.2, wide * 0.2, fill),
    );
    return rect(left, top, wide, tall + 20 * unit, fill) + teeth.join('');
  };
  const flag = (left: number, tall: number): string =>
    path(
      `M${points([[left, horizon - tall]])}v${n(-12 * unit)}l${points([
        [11 * unit, 2.6 * unit],
        [-10.4 * unit, 3.2 * unit],
      ])}v${n(6.2 * unit)}Z`,
      palette.accent,
    );
  return [
    sky(scene),
    halo(x, y, 44 * unit, palette.glow, 0.6),
    circle(x, y, random.between(13, 18) * unit, palette.glow),
    birds(scene, x - 16 * unit, y + 4 * unit, 6),
    ground(scene, ridge(scene, horizon + 6 * unit, 20 * unit, 3), palette.far),
    tower(x - 29 * unit, 58 * unit, 12 * unit, palette.mid),
    tower(x - 34 * unit, 12 * unit, 24 * unit, palette.mid),
    tower(x + 22 * unit, 12 * unit, 20 * unit, palette.mid),
    tower(x - 9 * unit, 17 * unit, random.between(34, 42) * unit, palette.mid),
    flag(x - 28 * unit, 24 * unit),
    flag(x + 28 * unit, 20 * unit),
    path(
      `M${points([[x - 5 * unit, horizon + 14 * unit]])}V${n(horizon - 1 * unit)}a${n(4.6 * unit)} ${n(4.6 * unit)} 0 0 1 ${n(9.2 * unit)} 0V${n(horizon + 14 * unit)}Z`,
      palette.near,
    ),
    ground(
      scene,
      [
        [0, horizon + 24 * unit],
        [x - 42 * unit, horizon + 5 * unit],
        [x - 7 * unit, horizon + 9 * unit],
        [x + 7 * unit, horizon + 9 * unit],
        [x + 40 * unit, horizon + 4 * unit],
        [scene.width, horizon + 20 * unit],
      ],
      palette.near,
    ),
  ].join('');
};
