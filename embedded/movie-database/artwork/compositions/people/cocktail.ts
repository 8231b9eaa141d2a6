import type { Composition } from '../../drawing/scene';
import { halo, sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, n, path, points, polygon } from '../../drawing/shapes';

/** A glass, an olive, and the moon for a saucer. */
export const cocktail: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const half = 24 * unit;
  const rim = y - 12 * unit;
  const tip = y + 13 * unit;
  const foot = y + 42 * unit;
  const level = 0.74;
  const bubbles = Array.from({ length: 5 }, () =>
    circle(
      x + random.between(-20, 20) * unit,
      rim - random.between(4, 26) * unit,
      random.between(0.7, 2) * unit,
      palette.accent,
    ),
  );
  return [
    sky(scene),
    halo(x, y, 60 * unit, palette.glow, 0.35),
    circle(x + side * 12 * unit, rim - 4 * unit, 25 * unit, palette.far),
    ...bubbles,
    polygon(
      [
        [x - half, rim],
        [x + half, rim],
        [x, tip],
      ],
      palette.paper,
      'opacity=".35"',
    ),
    polygon(
      [
        [x - half * level, rim + (tip - rim) * (1 - level)],
        [x + half * level, rim + (tip - rim) * (1 - level)],
        [x, tip],
      ],
      palette.accent,
    ),
    group(
      '',
      line(
        `M${points([
          [x + side * 21 * unit, rim - 11 * unit],
          [x - side * 6 * unit, tip - 9 * unit],
        ])}`,
        palette.near,
        0.8 * unit,
      ),
      circle(x + side * 2.4 * unit, tip - 15 * unit, 4.4 * unit, palette.mid),
      circle(x + side * 1.4 * unit, tip - 15.4 * unit, 1.3 * unit, palette.glow),
    ),
    line(
      `M${points([
        [x - half, rim],
        [x, tip],
        [x + half, rim],
      ])}Z`,
      palette.near,
      0.9 * unit,
      'stroke-linejoin="round"',
    ),
    path(`M${points([[x - 0.9 * unit, tip - unit]])}h${n(1.8 * unit)}V${n(foot)}h${n(-1.8 * unit)}Z`, palette.near),
    ellipse(x, foot, 14 * unit, 2 * unit, palette.near),
  ].join('');
};
