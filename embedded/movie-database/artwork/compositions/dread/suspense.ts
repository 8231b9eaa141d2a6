import type { Composition } from '../../drawing/scene';
import { figure, halo, sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, linear, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** Light through a window blind, someone behind it. */
export const blinds: Composition = (scene) => {
  const { width, height, x, y, unit, palette, random } = scene;
  const gap = random.between(5.2, 6.8) * unit;
  const parted = random.whole(2, 4);
  const slats = Array.from({ length: Math.ceil(height / gap) + 1 }, (_, row) => {
    const top = row * gap - gap * 0.3;
    const bend = Math.max(0, 1 - Math.abs(row * gap - y) / (gap * parted)) * 2.6 * unit * (row * gap < y ? -1 : 1);
    return `M${points([[0, top]])}Q${points([
      [x, top + bend * 2],
      [width, top],
    ])}v${n(gap * 0.66)}Q${points([
      [x, top + gap * 0.66 + bend * 2],
      [0, top + gap * 0.66],
    ])}Z`;
  });
  return [
    rect(0, 0, width, height, palette.accent),
    halo(x, y, 70 * unit, palette.glow, 1),
    bust(x, y, 24 * unit, palette.near),
    path(slats.join(''), palette.near, 'opacity=".93"'),
    line(
      `M${points([
        [x - 24 * unit, 0],
        [x - 24 * unit, height],
      ])}M${points([
        [x + 24 * unit, 0],
        [x + 24 * unit, height],
      ])}`,
      palette.mid,
      0.5 * unit,
    ),
  ].join('');
};

function bust(x: number, y: number, size: number, fill: string): string {
  const shoulder = y + size * 1.15;
  const shape = [
    `M${points([[x - size * 1.25, y + size * 9]])}V${n(shoulder)}`,
    `Q${points([
      [x - size * 1.2, y + size * 0.55],
      [x - size * 0.3, y + size * 0.42],
    ])}`,
    `H${n(x + size * 0.3)}`,
    `Q${points([
      [x + size * 1.2, y + size * 0.55],
      [x + size * 1.25, shoulder],
    ])}`,
    `V${n(y + size * 9)}Z`,
  ];
  return ellipse(x, y - size * 0.2, size * 0.42, size * 0.55, fill) + path(shape.join(''), fill);
}

/** A spiral that swallows a small falling figure. */
export const spiral: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const sense = random.pick([-1, 1]);
  const step = random.between(5.2, 6.6) * unit;
  const turns = Math.ceil((95 * unit) / step);
  const fallX = x + sense * random.between(12, 20) * unit;
  const fallY = y + random.between(-6, 12) * unit;
  return [
    sky(scene),
    path(coil(x, y, step, turns, sense, 0.5), palette.glow),
    group(
      `transform="rotate(${random.whole(130, 215)} ${n(fallX)} ${n(fallY)})"`,
      figure(fallX, fallY + 13 * unit, 26 * unit, palette.accent),
    ),
  ].join('');
};

/** A band that winds outwards in half circles, `step` farther with each, closed along its inner edge. */
function coil(x: number, y: number, step: number, turns: number, sense: number, share: number): string {
  const sweep = sense > 0 ? 1 : 0;
  const spot = (index: number, inset: number): string => {
    const side = index % 2 === 0 ? 1 : -1;
    return points([[x + side * (index * step - inset * Math.min(1, index)), y]]);
  };
  const arc = (index: number, inset: number, turn: number, to: number): string =>
    `A${`${n((index + 0.5) * step - inset)} `.repeat(2)}0 0 ${turn} ${spot(to, inset)}`;
  const band = step * share * 2;
  const outer = Array.from({ length: turns }, (_, index) => arc(index, 0, sweep, index + 1));
  const inner = Array.from({ length: turns - 1 }, (_, back) => turns - 1 - back).map((index) =>
    arc(index, band, 1 - sweep, index),
  );
  return `M${spot(0, 0)}${outer.join('')}L${spot(turns, band)}${inner.join('')}Z`;
}

/** One lit door in the dark, and whoever stands in it. */
export const doorway: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const half = random.between(10, 13) * unit;
  const top = horizon - 46 * unit;
  const lean = random.between(-24, 24) * unit;
  const fade = linear('floor', [
    [0, palette.glow, 0.95],
    [1, palette.glow, 0.1],
  ]);
  const shadow: Point[] = [
    [x - 3 * unit, horizon],
    [x + 3 * unit, horizon],
    [x + lean + 11 * unit, height],
    [x + lean - 11 * unit, height],
  ];
  return [
    sky(scene),
    rect(0, horizon, width, height - horizon, palette.near),
    halo(x, (top + horizon) / 2, 58 * unit, palette.accent, 0.6),
    fade,
    polygon(
      [
        [x - half, horizon],
        [x + half, horizon],
        [x + lean + half * 3.4, height],
        [x + lean - half * 3.4, height],
      ],
      'url(#floor)',
    ),
    rect(x - half, top, half * 2, horizon - top, palette.glow),
    polygon(shadow, palette.near, 'opacity=".85"'),
    figure(x, horizon + 0.5 * unit, 31 * unit, palette.near),
    polygon(
      [
        [x + half, top],
        [x + half * 1.75, top - 4 * unit],
        [x + half * 1.75, horizon + 5 * unit],
        [x + half, horizon],
      ],
      palette.mid,
    ),
  ].join('');
};

/** A keyhole with another place behind it. */
export const keyhole: Composition = (scene) => {
  const { width, height, x, y, unit, palette, random } = scene;
  const r = random.between(19, 23) * unit;
  const hole = `M${points([[x - r * 0.5, y + r * 0.85]])}A${n(r)} ${n(r)} 0 1 1 ${points([[x + r * 0.5, y + r * 0.85]])}L${points(
    [
      [x + r * 0.92, y + r * 3],
      [x - r * 0.92, y + r * 3],
    ],
  )}Z`;
  return [
    rect(0, 0, width, height, palette.near),
    halo(x, y + r, 74 * unit, palette.mid, 0.9),
    linear('hole', [
      [0, palette.accent],
      [1, palette.glow],
    ]),
    path(hole, palette.mid, `transform="translate(${n(1.6 * unit)} ${n(1.6 * unit)})"`),
    path(hole, 'url(#hole)'),
    circle(x + random.between(-6, 6) * unit, y - r * 0.15, r * 0.36, palette.paper),
    polygon(
      [
        [x - r * 0.72, y + r * 2.3],
        [x - r * 0.2, y + r * 2.1],
        [x + r * 0.3, y + r * 2.2],
        [x + r * 0.74, y + r * 2.35],
        [x + r * 0.92, y + r * 3],
        [x - r * 0.92, y + r * 3],
      ],
      palette.near,
    ),
    figure(x, y + r * 2.2, r * 1.15, palette.near),
  ].join('');
};
