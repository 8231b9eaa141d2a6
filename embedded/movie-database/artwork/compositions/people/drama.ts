import type { Composition } from '../../drawing/scene';
import { birds, figure, halo, hills, sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, linear, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** One tree on an open plain at the end of a day. */
export const tree: Composition = (scene) => {
  const { x, horizon, unit, palette, random } = scene;
  const radius = random.between(21, 29) * unit;
  const side = random.pick([-1, 1]);
  const trunk = x + side * random.between(6, 15) * unit;
  const top = horizon - random.between(27, 31) * unit;
  const crown = Array.from({ length: 7 }, (_, index) =>
    circle(
      trunk + (index - 3) * 4.6 * unit,
      top - (9 - (index - 3) ** 2) * 0.55 * unit + random.between(-1.2, 1.2) * unit,
      random.between(4.4, 6.6) * unit,
      palette.near,
    ),
  );
  return [
    sky(scene),
    halo(x, horizon - radius * 0.55, radius * 2.2, palette.glow, 0.55),
    circle(x, horizon - radius * 0.55, radius, palette.glow),
    birds(scene, x - side * 14 * unit, horizon - radius * 1.7, 5),
    hills(scene, horizon + 3 * unit, 7 * unit, 2, palette.far),
    ellipse(trunk, top + 2 * unit, 17 * unit, 5 * unit, palette.near),
    ...crown,
    path(
      `M${points([[trunk - 1.7 * unit, horizon + 9 * unit]])}Q${points([
        [trunk - 0.4 * unit, horizon - 8 * unit],
        [trunk - 5 * unit, horizon - 25 * unit],
      ])}L${points([
        [trunk, horizon - 17 * unit],
        [trunk + 6 * unit, horizon - 27 * unit],
      ])}Q${points([
        [trunk + 1 * unit, horizon - 8 * unit],
        [trunk + 2.2 * unit, horizon + 9 * unit],
      ])}Z`,
      palette.near,
    ),
    hills(scene, horizon + 12 * unit, 7 * unit, 2, palette.mid),
    hills(scene, horizon + 26 * unit, 9 * unit, 3, palette.near),
  ].join('');
};

/** Window light on a bare wall, an empty chair in it. */
export const room: Composition = (scene) => {
  const { width, height, x, y, horizon, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const lean = side * 10 * unit;
  const pane = (column: number, row: number): Point[] => {
    const left = x - 19 * unit + column * 20 * unit;
    const top = y - 25 * unit + row * 23 * unit + column * side * 2.4 * unit;
    return [
      [left, top],
      [left + 18 * unit, top + side * 2.2 * unit],
      [left + 18 * unit + lean * 0.4, top + 21 * unit + side * 2.2 * unit],
      [left + lean * 0.4, top + 21 * unit],
    ];
  };
  const floor = horizon + 12 * unit;
  const chairX = x + side * 17 * unit;
  return [
    sky(scene),
    halo(x, y, 62 * unit, palette.glow, 0.35),
    ...[0, 1].flatMap((column) => [0, 1].map((row) => polygon(pane(column, row), palette.glow, 'opacity=".92"'))),
    rect(0, floor, width, height - floor, palette.near),
    rect(0, floor - 1.6 * unit, width, 1.6 * unit, palette.mid),
    chair(chairX, floor + 10 * unit, 34 * unit, palette.accent, side),
  ].join('');
};

function chair(x: number, y: number, h: number, fill: string, side: number): string {
  const at = (px: number, py: number): Point => [x + side * px * h, y + py * h];
  const frame = [
    [at(0.2, 0), at(0.18, -0.45), at(0.25, -1)],
    [at(-0.22, 0), at(-0.19, -0.45)],
    [at(0.19, -0.16), at(-0.21, -0.16)],
  ];
  return (
    line(
      frame.map((spots) => `M${points(spots)}`).join(''),
      fill,
      h * 0.045,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    line(`M${points([at(0.2, -0.45), at(-0.25, -0.45)])}`, fill, h * 0.08, 'stroke-linecap="round"') +
    line(`M${points([at(0.225, -0.78), at(0.25, -1)])}`, fill, h * 0.08, 'stroke-linecap="round"')
  );
}

/** Layers of cut paper, someone small upon them. */
export const strata: Composition = (scene) => {
  const { height, x, y, unit, palette, random } = scene;
  const tones = [palette.far, palette.accent, palette.mid, palette.near];
  const top = y - 4 * unit;
  const bottom = Math.min(height, y + 78 * unit);
  const layers = tones.map((fill, index) => {
    const base = top + ((bottom - top) * (index + 0.7)) / tones.length;
    return group(
      '',
      hills(scene, base + 1.2 * unit, 15 * unit, 2, '#000').replace('/>', ' opacity=".14"/>'),
      hills(scene, base + 4 * unit, 16 * unit, 2, fill),
    );
  });
  const radius = random.between(10, 16) * unit;
  return [
    sky(scene),
    halo(x, y - 14 * unit, radius * 3, palette.glow, 0.5),
    circle(x, y - 14 * unit, radius, palette.glow),
    ...layers,
  ].join('');
};

/** Rain, and one umbrella. */
export const rain: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const drops = Array.from(
    { length: 54 },
    () =>
      `M${points([[random.between(-10, width), random.between(-10, horizon + 10 * unit)]])}l${points([[-1.6 * unit, random.between(5, 10) * unit]])}`,
  );
  const foot = horizon + 9 * unit;
  const r = random.between(15, 18) * unit;
  const top = foot - 28 * unit;
  const scallop = (r * 2) / 4;
  return [
    sky(scene),
    halo(x, top, 50 * unit, palette.glow, 0.4),
    rect(0, foot - 2 * unit, width, height - foot + 2 * unit, palette.near),
    linear('wet', [
      [0, palette.accent, 0.5],
      [1, palette.accent, 0],
    ]),
    rect(x - 9 * unit, foot, 18 * unit, 26 * unit, 'url(#wet)'),
    group('opacity=".38"', line(drops.join(''), palette.paper, 0.32 * unit)),
    figure(x, foot + 1 * unit, 27 * unit, palette.near),
    line(
      `M${points([
        [x + 2.4 * unit, foot - 14 * unit],
        [x + 2.4 * unit, top - r * 0.9],
      ])}`,
      palette.near,
      0.6 * unit,
    ),
    path(
      `M${points([[x + 2.4 * unit - r, top]])}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2)} 0${`q${n(-scallop / 2)} ${n(-scallop * 0.55)} ${n(-scallop)} 0`.repeat(4)}Z`,
      palette.accent,
    ),
  ].join('');
};

/** A road to a low sun, poles along it. */
export const road: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const bend = side * random.between(9, 16) * unit;
  const deep = height - horizon;
  const edge = (half: number): string =>
    `C${points([
      [x + bend + half * 0.22, horizon + deep * 0.26],
      [x - bend * 1.5 + half * 0.6, horizon + deep * 0.42],
      [x + half, height],
    ])}`;
  const back = (half: number): string =>
    `C${points([
      [x - bend * 1.5 - half * 0.6, horizon + deep * 0.42],
      [x + bend - half * 0.22, horizon + deep * 0.26],
      [x - half * 0.03, horizon],
    ])}`;
  const wide = 27 * unit;
  const poles = [0.9, 1.6, 2.8, 4.9, 8.6].map((near) => {
    const left = x + side * (4 + near * 6.4) * unit;
    const foot = horizon + near * 2.6 * unit;
    return { left, foot, tall: near * 8.5 * unit };
  });
  const arm = ({ left, foot, tall }: (typeof poles)[number], end: number, row: number): Point => [
    left + end * tall * 0.14,
    foot - tall * row,
  ];
  const masts = poles.map(
    (pole) =>
      `M${points([
        [pole.left, pole.foot],
        [pole.left, pole.foot - pole.tall],
      ])}${[0.93, 0.83].map((row) => `M${points([arm(pole, -1, row), arm(pole, 1, row)])}`).join('')}`,
  );
  const wires = [-1, 1].flatMap((end) =>
    poles.slice(1).map((pole, index) => {
      const from = arm(poles[index] ?? pole, end, 0.93);
      const to = arm(pole, end, 0.93);
      return `M${points([from])}Q${points([[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + pole.tall * 0.08], to])}`;
    }),
  );
  return [
    sky(scene),
    halo(x, horizon - 4 * unit, 60 * unit, palette.glow, 0.7),
    circle(x, horizon - 4 * unit, random.between(15, 21) * unit, palette.glow),
    hills(scene, horizon + 2 * unit, 9 * unit, 4, palette.far),
    rect(0, horizon, width, deep, palette.mid),
    path(`M${points([[x, horizon]])}${edge(wide)}H${n(x - wide)}${back(wide)}Z`, palette.near),
    line(
      `M${points([[x, horizon]])}${edge(0)}`,
      palette.glow,
      0.8 * unit,
      `stroke-dasharray="${n(3 * unit)} ${n(3.4 * unit)}"`,
    ),
    line(masts.join(''), palette.near, 0.7 * unit),
    line(wires.join(''), palette.near, 0.25 * unit),
  ].join('');
};
