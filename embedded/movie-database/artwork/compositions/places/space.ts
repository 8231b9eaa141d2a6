import { readableOn } from '../../drawing/palette';
import type { Composition } from '../../drawing/scene';
import { figure, ground, halo, ridge, sky, stars } from '../../drawing/scenery';
import {
  circle,
  ellipse,
  group,
  line,
  linear,
  n,
  path,
  points,
  polygon,
  radial,
  rect,
  type Point,
} from '../../drawing/shapes';

/** Worlds on tilted orbits around a sun. */
export const orbits: Composition = (scene) => {
  const { height, x, y, unit, palette, random } = scene;
  const tilt = random.whole(-36, -12);
  const flat = random.between(0.3, 0.5);
  const fills = [palette.accent, palette.far, palette.paper, palette.mid, palette.accent];
  const paths = fills.map((fill, index) => {
    const rx = (19 + index * 9.5) * unit;
    const angle = random.between(0, 2 * Math.PI);
    return (
      ellipse(
        x,
        y,
        rx,
        rx * flat,
        'none',
        `stroke="${readableOn(palette.sky[1], palette)}" stroke-opacity=".4" stroke-width="${n(0.3 * unit)}"`,
      ) + circle(x + Math.cos(angle) * rx, y + Math.sin(angle) * rx * flat, random.between(1.4, 4.2) * unit, fill)
    );
  });
  return [
    sky(scene),
    stars(scene, 40, height),
    halo(x, y, 40 * unit, palette.glow, 0.6),
    group(`transform="rotate(${tilt} ${n(x)} ${n(y)})"`, ...paths),
    circle(x, y, 10.5 * unit, palette.glow),
  ].join('');
};

/** A ringed giant, lit from one side, over strange ground. */
export const giant: Composition = (scene) => {
  const { x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(24, 30) * unit;
  const tilt = random.whole(-28, -12);
  const half = (sweep: 0 | 1): string =>
    `M${points([[x - radius * 1.75, y]])}A${n(radius * 1.75)} ${n(radius * 0.42)} 0 0 ${sweep} ${points([[x + radius * 1.75, y]])}`;
  const rings = (sweep: 0 | 1): string =>
    group(
      `transform="rotate(${tilt} ${n(x)} ${n(y)})" opacity=".9"`,
      line(half(sweep), readableOn(palette.sky[1], palette), 2.4 * unit),
      line(half(sweep), palette.accent, 0.7 * unit),
    );
  return [
    sky(scene),
    stars(scene, 46, horizon),
    radial(
      'giant',
      [
        [0, palette.glow],
        [0.55, palette.accent],
        [1, palette.mid],
      ],
      'cx=".3" cy=".25" r=".85"',
    ),
    rings(1),
    circle(x, y, radius, 'url(#giant)'),
    rings(0),
    circle(x + 34 * unit, y - 26 * unit, 3.4 * unit, palette.paper),
    ground(scene, ridge(scene, horizon + 14 * unit, 15 * unit, 4), palette.far),
    ground(scene, ridge(scene, horizon + 24 * unit, 10 * unit, 3), palette.near),
    figure(x - 13 * unit, horizon + 21 * unit, 9 * unit, palette.near),
  ].join('');
};

/** A banded sun over a lattice that runs to the horizon. */
export const lattice: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const radius = random.between(25, 31) * unit;
  const sunY = horizon - radius * 0.5;
  const floor = height - horizon;
  const rows = Array.from({ length: 9 }, (_, row) => `M0 ${n(horizon + floor * ((row + 1) / 9) ** 2)}H${n(width)}`);
  const columns = Array.from(
    { length: 19 },
    (_, index) => `M${n(x + (index - 9) * 3 * unit)} ${n(horizon)}L${n(x + (index - 9) * 26 * unit)} ${n(height)}`,
  );
  const cuts = Array.from({ length: 5 }, (_, row) =>
    rect(
      x - radius,
      sunY - radius * 0.1 + row * radius * 0.2,
      radius * 2,
      radius * (0.03 + row * 0.022),
      palette.sky[1],
    ),
  );
  return [
    sky(scene),
    stars(scene, 34, horizon * 0.8),
    linear('sun', [
      [0, palette.glow],
      [1, palette.accent],
    ]),
    halo(x, sunY, radius * 2, palette.accent, 0.6),
    circle(x, sunY, radius, 'url(#sun)'),
    ...cuts,
    rect(0, horizon, width, floor, palette.near),
    group('opacity=".55"', line(rows.join('') + columns.join(''), palette.accent, 0.35 * unit)),
    line(`M0 ${n(horizon)}H${n(width)}`, palette.glow, 0.5 * unit),
  ].join('');
};

/** A slab of light in the void, a traveller before it. */
export const gate: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const half = random.between(7, 15) * unit;
  const top = horizon - random.between(54, 66) * unit;
  const round = random.chance(0.5) ? `rx="${n(half)}"` : '';
  const edge: Point[] = [
    [x - half, horizon],
    [x + half, horizon],
    [x + half * 2.6, height],
    [x - half * 2.6, height],
  ];
  return [
    sky(scene),
    stars(scene, 44, horizon),
    halo(x, horizon - 26 * unit, 60 * unit, palette.accent, 0.55),
    linear('slab', [
      [0, palette.paper],
      [1, palette.glow],
    ]),
    rect(x - half, top, half * 2, horizon - top + half, 'url(#slab)', round),
    rect(0, horizon, width, height - horizon, palette.near),
    linear('path', [
      [0, palette.glow, 0.7],
      [1, palette.glow, 0],
    ]),
    polygon(edge, 'url(#path)'),
    path(
      `M0 ${n(horizon)}H${n(width)}`,
      'none',
      `stroke="${palette.accent}" stroke-width="${n(0.4 * unit)}" opacity=".8"`,
    ),
    figure(x, horizon + 5 * unit, 15 * unit, palette.near),
  ].join('');
};
