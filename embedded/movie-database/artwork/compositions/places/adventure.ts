import type { Composition } from '../../drawing/scene';
import { birds, ground, halo, ridge, sky } from '../../drawing/scenery';
import { circle, group, line, n, path, points, polygon, rect, ring, type Point } from '../../drawing/shapes';

/** A sail before the sun, its light broken by the waves. */
export const sail: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const radius = random.between(22, 28) * unit;
  const side = random.pick([-1, 1]);
  const mast = x + side * random.between(4, 12) * unit;
  const glitter = Array.from({ length: 11 }, (_, row) => {
    const half = radius * random.between(0.25, 1) * (1 - row / 16);
    return rect(
      x - half + random.between(-4, 4) * unit,
      horizon + (2 + row * row * 0.34 + row) * unit,
      half * 2,
      (0.5 + row * 0.09) * unit,
      palette.glow,
    );
  });
  return [
    sky(scene),
    halo(x, horizon - radius * 0.3, radius * 2.4, palette.glow, 0.5),
    circle(x, horizon - radius * 0.25, radius, palette.glow),
    rect(0, horizon, width, height - horizon, palette.mid),
    group('opacity=".75"', ...glitter),
    polygon(
      [
        [mast, horizon - 27 * unit],
        [mast, horizon - 2 * unit],
        [mast - side * 15 * unit, horizon - 2 * unit],
      ],
      palette.paper,
    ),
    polygon(
      [
        [mast + side * 1 * unit, horizon - 22 * unit],
        [mast + side * 1 * unit, horizon - 2 * unit],
        [mast + side * 8 * unit, horizon - 2 * unit],
      ],
      palette.accent,
    ),
    path(
      `M${points([[mast - 17 * unit, horizon - 1 * unit]])}h${(34 * unit).toFixed(0)}l${points([[-6 * unit, 5 * unit]])}h${(-22 * unit).toFixed(0)}Z`,
      palette.near,
    ),
  ].join('');
};

/** The rose of a compass over far coasts. */
export const compass: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const r = random.between(27, 31) * unit;
  const spot = (eighth: number, reach: number): Point => {
    const angle = (eighth / 8) * 2 * Math.PI - Math.PI / 2;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  };
  const ray = (eighth: number, reach: number): string => {
    const half = (side: number): string =>
      `M${points([[x, y], spot(eighth, reach), spot(eighth + side * 0.5, reach * 0.24)])}Z`;
    return path(half(1), palette.near) + path(half(-1), palette.paper);
  };
  return [
    sky(scene),
    halo(x, y, r * 2, palette.glow, 0.6),
    ground(scene, ridge(scene, horizon + 16 * unit, 18 * unit, 4), palette.far),
    ground(scene, ridge(scene, horizon + 28 * unit, 16 * unit, 3), palette.mid),
    circle(x, y, r * 0.86, palette.glow, 'opacity=".75"'),
    ring(x, y, r * 0.86, palette.near, 0.6 * unit),
    ring(
      x,
      y,
      r * 0.7,
      palette.near,
      1.6 * unit,
      `stroke-dasharray="${n(0.4 * unit)} ${n((r * 1.4 * Math.PI) / 48 - 0.4 * unit)}"`,
    ),
    group(
      `transform="rotate(${random.whole(-24, 24)} ${n(x)} ${n(y)})"`,
      ...[1, 3, 5, 7].map((eighth) => ray(eighth, r * 0.66)),
      ...[0, 2, 4, 6].map((eighth) => ray(eighth, r)),
      polygon([spot(0, r * 1.22), spot(0.12, r * 1.06), spot(-0.12, r * 1.06)], palette.accent),
    ),
    circle(x, y, 1.6 * unit, palette.accent),
  ].join('');
};

/** Palms on a small island, a bird or two. */
export const island: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const radius = random.between(21, 26) * unit;
  const palm = (foot: number, tall: number, lean: number): string => {
    const tip: Point = [foot + lean * unit, horizon - tall * unit];
    const leaf = (dx: number, dy: number): string =>
      `M${points([tip])}q${points([
        [dx * 0.5 * unit, (dy - 7) * unit],
        [dx * unit, dy * unit],
      ])}q${points([
        [-dx * 0.5 * unit, -4.4 * unit],
        [-dx * unit, -dy * unit],
      ])}Z`;
    return (
      line(
        `M${points([[foot, horizon + 1 * unit]])}Q${points([[foot + lean * 0.1 * unit, horizon - tall * 0.6 * unit], tip])}`,
        palette.near,
        1.3 * unit,
      ) + path([leaf(-14, 4), leaf(14, 4), leaf(-10, -5), leaf(10, -5), leaf(-7, 9), leaf(7, 9)].join(''), palette.near)
    );
  };
  const side = random.pick([-1, 1]);
  const waves = Array.from({ length: 8 }, (_, row) => {
    const half = random.between(6, 26) * unit;
    return rect(
      x + random.between(-22, 22) * unit - half,
      horizon + (6 + row * 4.6) * unit,
      half * 2,
      0.7 * unit,
      palette.glow,
      `rx="${n(0.35 * unit)}"`,
    );
  });
  return [
    sky(scene),
    halo(x, horizon - radius * 0.6, radius * 2.3, palette.glow, 0.5),
    circle(x, horizon - radius * 0.6, radius, palette.glow),
    birds(scene, x - side * 20 * unit, horizon - radius * 1.5, 4),
    palm(x + side * 5 * unit, 33, side * 9),
    palm(x - side * 3 * unit, 23, -side * 8),
    rect(0, horizon + 2 * unit, width, height - horizon, palette.mid),
    path(
      `M${points([[x - 27 * unit, horizon + 2.2 * unit]])}q${points([
        [27 * unit, -9 * unit],
        [54 * unit, 0],
      ])}Z`,
      palette.near,
    ),
    group('opacity=".55"', ...waves),
  ].join('');
};
