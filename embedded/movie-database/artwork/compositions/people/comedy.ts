import type { NonEmpty } from '../../../films/seeded-random';
import type { Composition } from '../../drawing/scene';
import { sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, n, path, points, polygon, rect, type Point } from '../../drawing/shapes';

/** Tiles of quarter discs and halves in bright inks. */
export const tiles: Composition = (scene) => {
  const { width, height, palette, random } = scene;
  const columns = Math.max(4, Math.round((width / height) * 5));
  const rows = Math.ceil((height / width) * columns);
  const size = Math.ceil(width / columns);
  const inks = [palette.accent, palette.glow, palette.far, palette.mid, palette.paper] as const;
  const backs = new Map<string, string>();
  const fronts = new Map<string, string>();
  const add = (layer: Map<string, string>, ink: string, d: string): void =>
    void layer.set(ink, (layer.get(ink) ?? '') + d);
  for (let index = 0; index < columns * rows; index += 1) {
    const left = (index % columns) * size;
    const top = Math.floor(index / columns) * size;
    add(backs, random.pick(inks), `M${left} ${top}h${size + 1}v${size + 1}h${-size - 1}z`);
    add(fronts, random.pick(inks), random.pick(TILES)(left, top, size, random.chance(0.5)));
  }
  return [...backs, ...fronts].map(([ink, d]) => path(d, ink)).join('');
};

type Tile = (left: number, top: number, size: number, turned: boolean) => string;

const quarter: Tile = (left, top, size, turned) =>
  turned
    ? `M${left} ${top}h${size}a${size} ${size} 0 0 1-${size} ${size}z`
    : `M${left + size} ${top + size}h-${size}a${size} ${size} 0 0 1 ${size}-${size}z`;

const half: Tile = (left, top, size, turned) =>
  turned
    ? `M${left} ${top}h${size}a${size / 2} ${size / 2} 0 0 1-${size} 0z`
    : `M${left} ${top}v${size}a${size / 2} ${size / 2} 0 0 0 0-${size}z`;

const disc: Tile = (left, top, size) => {
  const radius = Math.round(size * 0.34);
  return `M${left + Math.round(size / 2) - radius} ${top + Math.round(size / 2)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;
};

const corner: Tile = (left, top, size, turned) =>
  turned ? `M${left} ${top}h${size}l-${size} ${size}z` : `M${left + size} ${top}v${size}h-${size}z`;

const TILES: NonEmpty<Tile> = [quarter, half, disc, corner];

/** A ball bouncing past an awning. */
export const bounce: Composition = (scene) => {
  const { width, height, horizon, unit, palette, random } = scene;
  const span = width / 5.5;
  const side = random.pick([-1, 1]);
  const floor = horizon + 10 * unit;
  const start = side > 0 ? -0.08 * width : 1.08 * width;
  const leaps = [
    { from: 0, wide: 0.36, rise: 58 },
    { from: 0.36, wide: 0.44, rise: 42 },
    { from: 0.8, wide: 0.4, rise: 24 },
  ];
  const track = leaps.map(({ from, wide, rise }) => {
    const left = start + side * from * width;
    return `M${points([[left, floor]])}q${points([
      [(side * wide * width) / 2, -rise * 2 * unit],
      [side * wide * width, 0],
    ])}`;
  });
  const ballX = start + side * 0.58 * width;
  const ballY = floor - 42 * unit;
  return [
    sky(scene),
    ...Array.from({ length: 6 }, (_, index) => rect(index * span, 0, span / 2, floor, palette.far, 'opacity=".5"')),
    rect(0, floor, width, height - floor, palette.near),
    line(track.join(''), palette.near, 0.9 * unit, `stroke-dasharray="0.1 ${n(3 * unit)}" stroke-linecap="round"`),
    ellipse(ballX, floor + 5 * unit, 12 * unit, 1.6 * unit, palette.mid),
    circle(ballX, ballY, 15 * unit, palette.accent),
    path(
      `M${points([[ballX - 15 * unit, ballY]])}q${points([
        [15 * unit, 9 * unit],
        [30 * unit, 0],
      ])}a${n(15 * unit)} ${n(15 * unit)} 0 0 1 ${n(-30 * unit)} 0Z`,
      palette.paper,
      `transform="rotate(${random.whole(-30, 30)} ${n(ballX)} ${n(ballY)})"`,
    ),
  ].join('');
};

/** A face of two halves under a pointed hat. */
export const jester: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const r = 30 * unit;
  const top = y + 14 * unit;
  const hat: Point[] = [
    [x - r * 0.62, top - r * 0.74],
    [x + r * 0.1, top - r * 1.62],
    [x + r * 0.66, top - r * 0.7],
  ];
  return [
    sky(scene),
    group(
      `transform="rotate(${random.whole(-12, 12)} ${n(x)} ${n(y)})"`,
      circle(x, top, r, palette.glow),
      path(
        `M${points([[x, top - r]])}a${n(r)} ${n(r)} 0 0 1 0 ${n(r * 2)}c${points([
          [-r * 0.1, -r * 0.5],
          [r * 0.16, -r * 0.7],
          [-r * 0.12, -r * 0.86],
        ])}c${points([
          [r * 0.1, -r * 0.4],
          [r * 0.12, -r * 0.6],
          [r * 0.12, -r * 1.14],
        ])}Z`,
        palette.accent,
      ),
      polygon(hat, palette.mid),
      circle(x + r * 0.1, top - r * 1.62, r * 0.16, palette.far),
      circle(x - r * 0.36, top - r * 0.16, r * 0.1, palette.near),
      circle(x + r * 0.4, top - r * 0.16, r * 0.25, palette.paper),
      circle(x + r * (0.4 + random.between(-0.1, 0.1)), top - r * 0.12, r * 0.1, palette.near),
      line(
        `M${points([[x - r * 0.56, top + r * 0.3]])}q${points([
          [r * 0.5, r * 0.72],
          [r * 1.14, -r * 0.06],
        ])}`,
        palette.near,
        r * 0.08,
        'stroke-linecap="round"',
      ),
    ),
  ].join('');
};

/** Party paper falling over wide stripes. */
export const confetti: Composition = (scene) => {
  const { width, height, x, y, unit, palette, random } = scene;
  const inks = [palette.accent, palette.glow, palette.paper, palette.far] as const;
  const wave = (top: number, fill: string): string => {
    const step = width / 4;
    return path(
      `M0 ${n(top)}${`q${n(step / 2)} ${n(-9 * unit)} ${n(step)} 0t${n(step)} 0`.repeat(2)}V${n(height)}H0Z`,
      fill,
    );
  };
  const scraps = Array.from({ length: 34 }, () => {
    const spot: Point = [random.between(0, width), random.between(0, y + 34 * unit)];
    const size = random.between(1.2, 2.8) * unit;
    const fill = random.pick(inks);
    return random.chance(0.5)
      ? circle(spot[0], spot[1], size * 0.6, fill)
      : rect(
          spot[0],
          spot[1],
          size * 1.8,
          size * 0.8,
          fill,
          `transform="rotate(${random.whole(0, 170)} ${points([spot])})"`,
        );
  });
  return [
    sky(scene),
    circle(x, y, 27 * unit, palette.glow),
    circle(x + random.pick([-1, 1]) * 13 * unit, y + 10 * unit, 20 * unit, palette.accent),
    ...scraps,
    wave(y + 36 * unit, palette.far),
    wave(y + 48 * unit, palette.mid),
    wave(y + 60 * unit, palette.near),
  ].join('');
};
