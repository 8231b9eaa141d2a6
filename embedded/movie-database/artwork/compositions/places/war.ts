import type { Composition } from '../../drawing/scene';
import { ground, halo, sky, stars } from '../../drawing/scenery';
import { circle, dots, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** Searchlights over a broken town, a plane caught between them. */
export const searchlights: Composition = (scene) => {
  const { width, height, x, y, horizon, unit, palette, random } = scene;
  const beams = [-46, -14, 22, 44].map((offset) => {
    const foot = x + offset * unit + random.between(-5, 5) * unit;
    const aim = x + random.between(-9, 9) * unit + (foot - x) * -0.35;
    return polygon(
      [
        [foot - 0.8 * unit, horizon + 6 * unit],
        [aim - 9 * unit, -2],
        [aim + 9 * unit, -2],
        [foot + 0.8 * unit, horizon + 6 * unit],
      ],
      palette.glow,
      'opacity=".2"',
    );
  });
  return [
    sky(scene),
    stars(scene, 22, horizon * 0.7),
    ...beams,
    halo(x, horizon + 4 * unit, 44 * unit, palette.accent, 0.55),
    plane(x, y, 15 * unit, palette.near),
    ground(scene, ruins(width, horizon + 6 * unit, unit, random.between), palette.mid),
    ground(scene, ruins(width, horizon + 17 * unit, unit * 1.3, random.between), palette.near),
    rect(0, height - unit, width, unit, palette.near),
  ].join('');
};

function ruins(width: number, base: number, unit: number, between: (low: number, high: number) => number): Point[] {
  const skyline: Point[] = [];
  for (let left = 0; left < width;) {
    const span = between(5, 12) * unit;
    const top = base - between(0, 13) * unit;
    skyline.push(
      [left, top + between(0, 2) * unit],
      [left + span * 0.3, top],
      [left + span * 0.45, top + between(1, 4) * unit],
      [left + span, top + between(3, 6) * unit],
      [left + span, base + 3 * unit],
    );
    left += span + between(0, 3) * unit;
  }
  return skyline;
}

function plane(x: number, y: number, size: number, fill: string): string {
  const half: Point[] = [
    [0, -0.5],
    [0.06, -0.3],
    [0.07, -0.14],
    [0.62, 0.02],
    [0.62, 0.12],
    [0.07, 0.1],
    [0.05, 0.36],
    [0.2, 0.46],
    [0.2, 0.52],
    [0, 0.48],
  ];
  const outline = [...half, ...half.map(([px, py]): Point => [-px, py]).reverse()];
  return polygon(
    outline.map(([px, py]): Point => [x + px * size, y + py * size]),
    fill,
  );
}

/** A ribbon and its star. */
export const medal: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const band = random.between(6, 8) * unit;
  const stripes = [palette.mid, palette.glow, palette.accent, palette.glow, palette.mid];
  const centre = y + 17 * unit;
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    const radius = (index % 2 === 0 ? 21 : 8.4) * unit;
    return [x + Math.cos(angle) * radius, centre + Math.sin(angle) * radius];
  });
  return [
    sky(scene),
    ...stripes.map((fill, index) => rect(x + (index - 2.5) * band, 0, band + 0.5, centre, fill)),
    circle(x, centre, 28 * unit, palette.near),
    circle(x, centre, 25.5 * unit, 'none', `stroke="${palette.glow}" stroke-width="${n(0.5 * unit)}"`),
    polygon(star, palette.glow),
    path(
      `M${points([
        [x, centre - 21 * unit],
        [x, centre],
        [x - 20 * unit, centre - 6.5 * unit],
        [x, centre],
        [x + 12.3 * unit, centre + 17 * unit],
        [x, centre],
      ])}Z`,
      'none',
      `stroke="${palette.near}" stroke-width="${n(0.4 * unit)}" opacity=".5"`,
    ),
  ].join('');
};

/** Long columns on the march beneath a heavy sun. */
export const march: Composition = (scene) => {
  const { width, x, horizon, unit, palette, random } = scene;
  const radius = random.between(24, 29) * unit;
  const slope = random.between(0.1, 0.2) * random.pick([-1, 1]);
  const feet = Array.from({ length: Math.ceil(width / (5.2 * unit)) }, (_, index): Point => {
    const left = index * 5.2 * unit + random.between(-0.4, 0.4) * unit;
    return [left, horizon + (left - x) * slope + 2 * unit];
  });
  const body = `l${points([
    [0.3 * unit, -8.8 * unit],
    [3.2 * unit, 0],
    [0.3 * unit, 8.8 * unit],
  ])}z`;
  const rifle = `l${points([
    [1.8 * unit, -8.5 * unit],
    [0.5 * unit, 0.2 * unit],
    [-1.2 * unit, 9 * unit],
  ])}z`;
  const bodies = feet.map(([left, foot]) => {
    return `M${points([[left - 1.9 * unit, foot]])}${body}M${points([[left + 1.2 * unit, foot - 7 * unit]])}${rifle}`;
  });
  return [
    sky(scene),
    circle(x, horizon - radius * 0.55, radius, palette.accent),
    dots(
      feet.map(([left, foot]): Point => [left, foot - 11 * unit]),
      palette.near,
      2.7 * unit,
    ),
    path(bodies.join(''), palette.near),
    ground(
      scene,
      [
        [0, horizon - x * slope + 1.5 * unit],
        [width, horizon + (width - x) * slope + 1.5 * unit],
      ],
      palette.near,
    ),
  ].join('');
};
