import type { Composition, Scene } from '../../drawing/scene';
import { figure, ground, halo, sky, stars } from '../../drawing/scenery';
import { circle, group, line, linear, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** Towers at night with a few lit windows. */
export const skyline: Composition = (scene) => {
  const { width, height, x, y, horizon, unit, palette, random } = scene;
  const radius = random.between(13, 19) * unit;
  return [
    sky(scene),
    stars(scene, 18, horizon * 0.6),
    halo(x, y, radius * 2.5, palette.glow, 0.4),
    circle(x, y, radius, palette.glow),
    ground(scene, towers(scene, horizon + 8 * unit, 34 * unit, 7).flatMap(outline), palette.far),
    lit(scene, towers(scene, horizon + 26 * unit, 44 * unit, 10), palette.mid, 0.32),
    lit(scene, towers(scene, height + 6 * unit, height - horizon - 4 * unit, 15), palette.near, 0.18),
    rect(0, height - unit, width, unit, palette.near),
  ].join('');
};

interface Tower {
  readonly left: number;
  readonly top: number;
  readonly span: number;
  readonly foot: number;
}

function towers({ width, unit, random }: Scene, base: number, rise: number, wide: number): Tower[] {
  const row: Tower[] = [];
  for (let left = -2 * unit; left < width;) {
    const span = wide * random.between(0.8, 1.5) * unit;
    row.push({ left, span, top: base - rise * random.between(0.25, 1), foot: base });
    left += span;
  }
  return row;
}

function outline({ left, span, top }: Tower): Point[] {
  return [
    [left, top],
    [left + span, top],
  ];
}

function lit(scene: Scene, row: readonly Tower[], fill: string, share: number): string {
  const { height, unit, palette, random } = scene;
  const pane = `h${n(1.5 * unit)}v${n(2.4 * unit)}h${n(-1.5 * unit)}z`;
  let windows = '';
  for (const { left, span, top } of row) {
    for (let y = top + 3 * unit; y < Math.min(height, top + 46 * unit); y += 5 * unit) {
      for (let x = left + 2 * unit; x < left + span - 2.4 * unit; x += 3.6 * unit) {
        if (random.chance(share * 0.5)) windows += `M${Math.round(x)} ${Math.round(y)}${pane}`;
      }
    }
  }
  return ground(scene, row.flatMap(outline), fill) + path(windows, palette.accent);
}

/** Two walls, a lamp, someone waiting under it. */
export const alley: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const side = random.pick([-1, 1]);
  const lamp = x + side * 9 * unit;
  const top = horizon - 44 * unit;
  const floor = horizon + 9 * unit;
  const cone = linear('cone', [
    [0, palette.glow, 0.95],
    [1, palette.glow, 0.15],
  ]);
  const wall = (edge: number, far: number): string =>
    polygon(
      [
        [edge, -2],
        [far, horizon - 62 * unit],
        [far, horizon],
        [edge, height],
      ],
      palette.mid,
    );
  return [
    sky(scene),
    wall(0, x - 27 * unit),
    wall(width, x + 27 * unit),
    polygon(
      [
        [x - 27 * unit, horizon],
        [x + 27 * unit, horizon],
        [width, height],
        [0, height],
      ],
      palette.near,
    ),
    cone,
    halo(lamp, top, 26 * unit, palette.glow, 0.6),
    polygon(
      [
        [lamp - 2.5 * unit, top],
        [lamp + 2.5 * unit, top],
        [lamp + 21 * unit, floor],
        [lamp - 21 * unit, floor],
      ],
      'url(#cone)',
      'opacity=".8"',
    ),
    path(
      `M${points([[lamp - 21 * unit, floor]])}a${n(21 * unit)} ${n(4.5 * unit)} 0 1 0 ${n(42 * unit)} 0a${n(21 * unit)} ${n(4.5 * unit)} 0 1 0 ${n(-42 * unit)} 0Z`,
      palette.glow,
      'opacity=".55"',
    ),
    polygon(
      [
        [lamp - 4 * unit, top + 0.5 * unit],
        [lamp + 4 * unit, top + 0.5 * unit],
        [lamp, top - 3.4 * unit],
      ],
      palette.near,
    ),
    line(
      `M${points([
        [lamp, top - 3 * unit],
        [lamp, -4],
      ])}`,
      palette.near,
      0.5 * unit,
    ),
    polygon(
      [
        [lamp - 2 * unit, floor],
        [lamp + 2 * unit, floor],
        [lamp - side * 16 * unit, height],
        [lamp - side * 34 * unit, height],
      ],
      palette.near,
      'opacity=".75"',
    ),
    figure(lamp, floor + 0.5 * unit, 25 * unit, palette.near),
    hat(lamp, floor - 23.4 * unit, 4 * unit, palette.near),
  ].join('');
};

function hat(x: number, y: number, half: number, fill: string): string {
  return group(
    '',
    rect(x - half, y, half * 2, half * 0.24, fill, `rx="${n(half * 0.12)}"`),
    path(
      `M${points([[x - half * 0.55, y + 1]])}l${points([[half * 0.12, -half * 0.72]])}h${n(half * 0.86)}l${points([[half * 0.12, half * 0.72]])}Z`,
      fill,
    ),
  );
}

/** The lines of one finger, part of them in another colour. */
export const fingerprint: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const odd = random.whole(2, 6);
  const loops = Array.from({ length: 9 }, (_, index) => {
    const rx = (4 + index * 3.7) * unit;
    const ry = (6 + index * 4.7) * unit;
    const round = 2 * (rx + ry) * 0.8;
    const gaps = [random.between(0.4, 0.62), 0.03, random.between(0.12, 0.25), 0.05]
      .map((part) => n(part * round))
      .join(' ');
    return `<ellipse cx="${n(x)}" cy="${n(y + index * 0.9 * unit)}" rx="${n(rx)}" ry="${n(ry)}" stroke-dasharray="${gaps}" stroke-dashoffset="${n(random.between(0, round))}" stroke="${index === odd ? palette.accent : palette.glow}"/>`;
  });
  return [
    sky(scene),
    halo(x, y, 62 * unit, palette.mid, 0.7),
    group(
      `fill="none" stroke-width="${n(1.9 * unit)}" stroke-linecap="round" transform="rotate(${random.whole(-14, 14)} ${n(x)} ${n(y)})"`,
      ...loops,
    ),
  ].join('');
};
