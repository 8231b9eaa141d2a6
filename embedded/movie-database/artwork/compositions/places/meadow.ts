import type { Composition } from '../../drawing/scene';
import { cloud, halo, hills, sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';
import type { Scene } from '../../drawing/scene';

/** Balloons over soft hills. */
export const balloons: Composition = (scene) => {
  const { width, x, y, horizon, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  return [
    sky(scene),
    cloud(width * 0.16, y + 21 * unit, 17 * unit, palette.paper, 0.85),
    cloud(width * 0.86, y - 12 * unit, 21 * unit, palette.paper, 0.85),
    balloon(x + side * 27 * unit, y + 14 * unit, 6.5 * unit, [palette.glow, palette.far], palette.near),
    balloon(x, y, 19 * unit, [palette.accent, palette.glow], palette.near),
    balloon(x - side * 28 * unit, y - 15 * unit, 4.5 * unit, [palette.mid, palette.paper], palette.near),
    hills(scene, horizon + 5 * unit, 13 * unit, 3, palette.far),
    hills(scene, horizon + 17 * unit, 11 * unit, 2, palette.mid),
    trees(scene, horizon + 15 * unit),
    hills(scene, horizon + 32 * unit, 10 * unit, 3, palette.near),
  ].join('');
};

function balloon(x: number, y: number, r: number, [skin, stripe]: readonly [string, string], rope: string): string {
  const shape = (half: number): string =>
    `M${points([[x - half * 0.4, y + r * 1.35]])}C${points([
      [x - half * 0.6, y + r * 0.8],
      [x - half, y + r * 0.6],
      [x - half, y],
    ])}A${n(half)} ${n(r)} 0 0 1 ${points([[x + half, y]])}C${points([
      [x + half, y + r * 0.6],
      [x + half * 0.6, y + r * 0.8],
      [x + half * 0.4, y + r * 1.35],
    ])}Z`;
  return [
    line(
      `M${points([
        [x - r * 0.38, y + r * 1.3],
        [x - r * 0.18, y + r * 1.75],
      ])}M${points([
        [x + r * 0.38, y + r * 1.3],
        [x + r * 0.18, y + r * 1.75],
      ])}`,
      rope,
      r * 0.05,
    ),
    path(shape(r), skin),
    path(shape(r * 0.66), stripe),
    path(shape(r * 0.28), skin),
    rect(x - r * 0.21, y + r * 1.7, r * 0.42, r * 0.32, rope, `rx="${n(r * 0.06)}"`),
  ].join('');
}

function trees({ width, unit, palette, random }: Scene, base: number): string {
  return Array.from({ length: 6 }, () => {
    const left = random.between(0, width);
    const size = random.between(3.4, 6) * unit;
    return (
      rect(left - size * 0.08, base - size * 0.6, size * 0.16, size * 1.3, palette.near) +
      ellipse(left, base - size * 1.1, size * 0.5, size * 0.8, random.chance(0.3) ? palette.accent : palette.near)
    );
  }).join('');
}

/** Bright little houses along the slopes, a round sun. */
export const village: Composition = (scene) => {
  const { width, x, y, horizon, unit, palette, random } = scene;
  const walls = [palette.accent, palette.paper, palette.glow, palette.far] as const;
  const roofs = [palette.near, palette.mid, palette.accent] as const;
  const row = (base: number, size: number): string =>
    Array.from({ length: Math.ceil(width / (size * 1.15)) }, (_, index) => {
      const left = index * size * 1.15 - size * 0.3;
      const tall = size * random.between(0.75, 1.35);
      const foot = base + random.between(-2, 2) * unit;
      const peak: Point[] = [
        [left - size * 0.08, foot - tall],
        [left + size * 0.42, foot - tall - size * random.between(0.4, 0.75)],
        [left + size * 0.92, foot - tall],
      ];
      return (
        rect(left, foot - tall, size * 0.84, tall + size, random.pick(walls)) +
        polygon(peak, random.pick(roofs)) +
        rect(left + size * 0.3, foot - tall * 0.72, size * 0.24, size * 0.3, palette.near)
      );
    }).join('');
  return [
    sky(scene),
    halo(x, y, 46 * unit, palette.glow, 0.7),
    circle(x, y, 15 * unit, palette.glow),
    cloud(width * 0.2, y + 9 * unit, 18 * unit, palette.paper),
    cloud(width * 0.9, y + 2 * unit, 14 * unit, palette.paper),
    hills(scene, horizon - 5 * unit, 12 * unit, 2, palette.far),
    row(horizon + 11 * unit, 13 * unit),
    hills(scene, horizon + 18 * unit, 7 * unit, 3, palette.mid),
    hills(scene, horizon + 33 * unit, 9 * unit, 2, palette.near),
  ].join('');
};

/** A kite on a long string above one hill. */
export const kite: Composition = (scene) => {
  const { width, height, x, y, horizon, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const s = 15 * unit;
  const hand: Point = [x - side * 24 * unit, horizon + 2 * unit];
  const tail = Array.from({ length: 4 }, (_, index) => {
    const down = y + s * (1.5 + index * 0.42);
    const sway = x + Math.sin(index * 1.7) * 3.2 * unit;
    return polygon(
      [
        [sway - 2 * unit, down - 1.1 * unit],
        [sway, down],
        [sway - 2 * unit, down + 1.1 * unit],
        [sway + 2 * unit, down - 1.1 * unit],
        [sway, down],
        [sway + 2 * unit, down + 1.1 * unit],
      ],
      index % 2 === 0 ? palette.accent : palette.mid,
    );
  });
  return [
    sky(scene),
    cloud(width * 0.8, y - 14 * unit, 20 * unit, palette.paper),
    cloud(width * 0.14, y + 12 * unit, 16 * unit, palette.paper),
    line(
      `M${points([hand])}Q${points([
        [x - side * 2 * unit, horizon - 4 * unit],
        [x, y + s * 0.2],
      ])}`,
      palette.near,
      0.3 * unit,
    ),
    group(
      `transform="rotate(${side * 18} ${n(x)} ${n(y)})"`,
      polygon(
        [
          [x, y - s],
          [x + s * 0.75, y - s * 0.1],
          [x, y + s * 1.25],
          [x - s * 0.75, y - s * 0.1],
        ],
        palette.accent,
      ),
      polygon(
        [
          [x, y - s],
          [x + s * 0.75, y - s * 0.1],
          [x, y - s * 0.1],
        ],
        palette.glow,
      ),
      polygon(
        [
          [x, y + s * 1.25],
          [x - s * 0.75, y - s * 0.1],
          [x, y - s * 0.1],
        ],
        palette.mid,
      ),
      ...tail,
    ),
    ellipse(hand[0] - side * 2 * unit, horizon + 34 * unit, 66 * unit, 26 * unit, palette.far),
    child(hand[0] - side * 1.6 * unit, horizon + 9 * unit, 10 * unit, palette.near, side),
    ellipse(width / 2 + side * 40 * unit, horizon + 52 * unit, 80 * unit, 32 * unit, palette.mid),
    rect(0, height - 4 * unit, width, 4 * unit, palette.near),
  ].join('');
};

function child(x: number, y: number, h: number, fill: string, side: number): string {
  return (
    circle(x, y - h * 0.86, h * 0.15, fill) +
    polygon(
      [
        [x - h * 0.1, y - h * 0.72],
        [x + h * 0.1, y - h * 0.72],
        [x + h * 0.26, y - h * 0.25],
        [x - h * 0.26, y - h * 0.25],
      ],
      fill,
    ) +
    line(
      `M${points([
        [x, y - h * 0.62],
        [x + side * h * 0.34, y - h * 0.72],
      ])}M${points([
        [x - h * 0.08, y - h * 0.3],
        [x - h * 0.08, y + h * 0.1],
      ])}M${points([
        [x + h * 0.08, y - h * 0.3],
        [x + h * 0.08, y + h * 0.1],
      ])}`,
      fill,
      h * 0.09,
      'stroke-linecap="round"',
    )
  );
}
