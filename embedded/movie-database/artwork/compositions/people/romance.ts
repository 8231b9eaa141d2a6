import type { Composition } from '../../drawing/scene';
import { figure, halo, hills, sky, stars } from '../../drawing/scenery';
import { circle, ellipse, group, line, linear, n, path, points, rect } from '../../drawing/shapes';

/** Two discs that meet, and the lens they share. */
export const meeting: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const r = random.between(25, 29) * unit;
  const apart = r * random.between(0.5, 0.62);
  const tilt = random.whole(-42, 42);
  const tall = Math.sqrt(r * r - apart * apart);
  const arc = `A${n(r)} ${n(r)} 0 0 1`;
  return [
    sky(scene),
    group(
      `transform="rotate(${tilt} ${n(x)} ${n(y)})"`,
      circle(x - apart, y, r, palette.accent),
      circle(x + apart, y, r, palette.far),
      path(
        `M${points([[x, y - tall]])}${arc} ${points([[x, y + tall]])}${arc} ${points([[x, y - tall]])}Z`,
        palette.glow,
      ),
      circle(x - apart, y, r + 2.4 * unit, 'none', `stroke="${palette.accent}" stroke-width="${n(0.3 * unit)}"`),
      circle(x + apart, y, r + 2.4 * unit, 'none', `stroke="${palette.far}" stroke-width="${n(0.3 * unit)}"`),
    ),
  ].join('');
};

/** One flower, petal over petal. */
export const flower: Composition = (scene) => {
  const { height, x, y, unit, palette, random } = scene;
  const count = random.whole(7, 11);
  const lean = random.between(-12, 12) * unit;
  const wheel = (size: number, fill: string, turn: number): string =>
    group(
      `fill="${fill}" fill-opacity=".86"`,
      ...Array.from(
        { length: count },
        (_, index) =>
          `<ellipse cx="${n(x)}" cy="${n(y - size * 0.62)}" rx="${n(size * 0.27)}" ry="${n(size * 0.52)}" transform="rotate(${n((index / count) * 360 + turn)} ${n(x)} ${n(y)})"/>`,
      ),
    );
  const stem = `M${points([[x, y]])}C${points([
    [x, y + 30 * unit],
    [x + lean, y + 50 * unit],
    [x + lean, height],
  ])}`;
  const leaf = (side: number, at: number): string =>
    path(
      `M${points([[x + lean * 0.6, y + at * unit]])}q${points([
        [side * 9 * unit, -14 * unit],
        [side * 24 * unit, -11 * unit],
      ])}q${points([
        [-side * 6 * unit, 14 * unit],
        [-side * 24 * unit, 11 * unit],
      ])}Z`,
      palette.mid,
    );
  return [
    sky(scene),
    line(stem, palette.mid, 1.3 * unit),
    leaf(1, 56),
    leaf(-1, 66),
    wheel(31 * unit, palette.far, 0),
    wheel(24 * unit, palette.accent, 180 / count),
    circle(x, y, 6.4 * unit, palette.glow),
    group(
      'opacity=".5"',
      ...Array.from({ length: 7 }, (_, index) =>
        circle(x + Math.cos(index) * 3.6 * unit, y + Math.sin(index) * 3.6 * unit, 0.5 * unit, palette.near),
      ),
    ),
  ].join('');
};

/** Two people by the water, the moon laid out before them. */
export const lake: Composition = (scene) => {
  const { width, height, x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(15, 20) * unit;
  const ripples = Array.from({ length: 10 }, (_, row) => {
    const half = radius * random.between(0.3, 1) * (1 - row * 0.05);
    return rect(
      x - half,
      horizon + (2.4 + row * 3.1) * unit,
      half * 2,
      0.9 * unit,
      palette.glow,
      `rx="${n(0.45 * unit)}"`,
    );
  });
  const shore = horizon + 21 * unit;
  const stand = x + random.pick([-1, 1]) * 17 * unit;
  return [
    sky(scene),
    stars(scene, 26, horizon * 0.75),
    halo(x, y, radius * 2.6, palette.glow, 0.5),
    circle(x, y, radius, palette.glow),
    hills(scene, horizon + 1 * unit, 9 * unit, 3, palette.far),
    linear('water', [
      [0, palette.far],
      [1, palette.mid],
    ]),
    rect(0, horizon, width, height - horizon, 'url(#water)'),
    group('opacity=".7"', ...ripples),
    ellipse(stand, shore + 33 * unit, 78 * unit, 35 * unit, palette.near),
    figure(stand - 2.6 * unit, shore + 0.5 * unit, 17 * unit, palette.near),
    figure(stand + 2.8 * unit, shore + 0.5 * unit, 15.4 * unit, palette.near),
  ].join('');
};

/** Two ribbons that cross on their way. */
export const ribbons: Composition = (scene) => {
  const { height, x, y, unit, palette, random } = scene;
  const swing = random.between(26, 36) * unit;
  const strand = (side: number): string => {
    const left = x + side * swing;
    const right = x - side * swing;
    return `M${points([[left, -9]])}C${points([
      [left, y * 0.45],
      [right, y * 0.75],
      [x, y],
    ])}S${points([
      [left, y + (height - y) * 0.55],
      [right, height + 9],
    ])}`;
  };
  const thick = random.between(8, 11) * unit;
  const ribbon = (side: number, fill: string, edge: string): string =>
    line(strand(side), fill, thick) + line(strand(side), edge, thick * 0.14);
  return [
    sky(scene),
    ribbon(1, palette.far, palette.mid),
    ribbon(-1, palette.accent, palette.glow),
    circle(x, y, thick * 0.9, palette.glow),
  ].join('');
};
