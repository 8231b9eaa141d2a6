import type { Composition } from '../../drawing/scene';
import { halo, sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, n, path, points, ring, type Point } from '../../drawing/shapes';

/** A reel and the strip that leaves it. */
export const reel: Composition = (scene) => {
  const { width, x, y, unit, palette, random } = scene;
  const r = random.between(27, 32) * unit;
  const turn = random.between(0, 1);
  const holes = Array.from({ length: 6 }, (_, index) => {
    const angle = ((index + turn) / 6) * 2 * Math.PI;
    return circle(x + Math.cos(angle) * r * 0.58, y + Math.sin(angle) * r * 0.58, r * 0.2, palette.sky[1]);
  });
  const side = random.pick([-1, 1]);
  const end = side > 0 ? width + 9 : -9;
  const strip = `M${points([[x, y + r * 0.97]])}C${points([
    [x + side * r * 0.8, y + r * 1.0],
    [x + side * r * 0.7, y + r * 1.75],
    [end, y + r * 1.5],
  ])}`;
  return [
    sky(scene),
    halo(x, y, r * 1.9, palette.glow, 0.5),
    line(strip, palette.near, 10 * unit),
    line(strip, palette.glow, 7.6 * unit, `stroke-dasharray="${n(6 * unit)} ${n(1.2 * unit)}" opacity=".9"`),
    circle(x, y, r, palette.near),
    ring(x, y, r * 0.9, palette.accent, 0.8 * unit),
    ...holes,
    circle(x, y, r * 0.2, palette.accent),
    circle(x, y, r * 0.06, palette.near),
  ].join('');
};

/** Contour lines of a land, one place marked. */
export const contours: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const waves = [2, 3, 5].map((count) => ({ count, phase: random.between(0, 6.3), depth: random.between(0.05, 0.13) }));
  const loop = (radius: number): string => {
    const spots = Array.from({ length: 26 }, (_, index): Point => {
      const angle = (index / 26) * 2 * Math.PI;
      const swell = waves.reduce((sum, wave) => sum + Math.sin(angle * wave.count + wave.phase) * wave.depth, 1);
      return [
        Math.round(x + Math.cos(angle) * radius * swell),
        Math.round(y + Math.sin(angle) * radius * swell * 1.12),
      ];
    });
    return `M${points(spots)}Z`;
  };
  const rings = Array.from({ length: 11 }, (_, index) => loop((5 + index * 6.1) * unit));
  return [
    sky(scene),
    path(rings[5] ?? '', palette.far, 'opacity=".45"'),
    path(rings[2] ?? '', palette.accent, 'opacity=".9"'),
    line(rings.join(''), palette.glow, 0.42 * unit, 'stroke-linejoin="round" opacity=".85"'),
    circle(x, y, 2.3 * unit, palette.paper),
    ring(x, y, 4.2 * unit, palette.paper, 0.45 * unit),
  ].join('');
};

/** The globe as a net of lines, one half in light. */
export const globe: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const r = random.between(31, 36) * unit;
  const meridians = [0.3, 0.62, 0.87].map((part) => ellipse(x, y, r * part, r, 'none'));
  const parallels = [-0.66, -0.33, 0, 0.33, 0.66].map((part) => {
    const half = Math.sqrt(1 - part * part) * r;
    return `M${points([[x - half, y + part * r]])}q${points([
      [half, r * 0.16],
      [half * 2, 0],
    ])}`;
  });
  return [
    sky(scene),
    halo(x, y, r * 1.8, palette.glow, 0.35),
    circle(x, y, r, palette.mid),
    path(
      `M${points([[x, y - r]])}A${n(r)} ${n(r)} 0 0 ${random.pick([0, 1])} ${points([[x, y + r]])}Z`,
      palette.accent,
    ),
    group(
      `stroke="${palette.paper}" stroke-opacity=".75" stroke-width="${n(0.4 * unit)}" transform="rotate(${random.whole(-24, 24)} ${n(x)} ${n(y)})"`,
      circle(x, y, r, 'none'),
      ...meridians,
      path(
        `${parallels.join('')}M${points([
          [x, y - r * 1.14],
          [x, y + r * 1.14],
        ])}`,
        'none',
      ),
    ),
  ].join('');
};

/** The open iris of a lens. */
export const lens: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const r = random.between(32, 37) * unit;
  const turn = random.between(0, 1);
  const open = random.between(0.3, 0.42);
  const spot = (index: number, radius: number): Point => {
    const angle = ((index + turn) / 7) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  const blades = Array.from({ length: 7 }, (_, index) =>
    path(
      `M${points([spot(index, r * open), spot(index + 1, r * open), spot(index + 2.1, r * 0.92)])}A${n(r * 0.92)} ${n(r * 0.92)} 0 0 0 ${points([spot(index + 1.1, r * 0.92)])}Z`,
      [palette.far, palette.accent, palette.mid][index % 3] ?? palette.mid,
    ),
  );
  return [
    sky(scene),
    circle(x, y, r * 1.12, palette.near),
    ring(x, y, r * 1.03, palette.glow, 0.5 * unit, `stroke-dasharray="${n(0.5 * unit)} ${n(3 * unit)}"`),
    circle(x, y, r * 0.92, palette.glow),
    ...blades,
    circle(x - r * 0.08, y - r * 0.1, r * 0.07, palette.paper),
  ].join('');
};
