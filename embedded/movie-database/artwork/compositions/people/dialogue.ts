import type { Composition } from '../../drawing/scene';
import { sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, points, polygon } from '../../drawing/shapes';

/** Two people talking across each other: bubbles, one full of dots, one of a scribble. */
export const dialogue: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const bubble = (cx: number, cy: number, half: number, tall: number, tail: number, fill: string): string =>
    ellipse(cx, cy, half, tall, fill) +
    polygon(
      [
        [cx + tail * half * 0.2, cy + tall * 0.7],
        [cx + tail * half * 0.86, cy + tall * 1.5],
        [cx + tail * half * 0.76, cy + tall * 0.4],
      ],
      fill,
    );
  const [farX, farY] = [x + side * 13 * unit, y - 12 * unit];
  const [nearX, nearY] = [x - side * 11 * unit, y + 15 * unit];
  const dot = (place: number): string => circle(farX + place * 9 * unit, farY, 2.9 * unit, palette.near);
  const loop = `c${points([
    [0.5 * unit, -11 * unit],
    [9 * unit, -9 * unit],
    [5 * unit, 0],
  ])}s${points([
    [-1 * unit, 6 * unit],
    [3 * unit, 0],
  ])}`;
  return [
    sky(scene),
    bubble(farX, farY, 27 * unit, 19 * unit, side, palette.glow),
    group('', dot(-1), dot(0), dot(1)),
    bubble(nearX, nearY, 25 * unit, 18 * unit, -side, palette.accent),
    line(
      `M${points([[nearX - 15 * unit, nearY + 3 * unit]])}${loop.repeat(3)}`,
      palette.paper,
      1.9 * unit,
      'stroke-linecap="round" stroke-linejoin="round"',
    ),
  ].join('');
};
