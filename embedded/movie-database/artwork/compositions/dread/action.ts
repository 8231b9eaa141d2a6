import type { Composition } from '../../drawing/scene';
import { figure, halo, sky } from '../../drawing/scenery';
import { circle, group, line, linear, n, path, points, polygon, rect, ring, type Point } from '../../drawing/shapes';

/** Rays bursting from one point, a runner before them. */
export const burst: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const y = horizon - 6 * unit;
  const count = random.whole(13, 19);
  const reach = Math.hypot(width, height);
  const turn = random.next();
  const rays = Array.from({ length: count }, (_, index) => {
    const ray = (part: number): Point => {
      const angle = ((index + turn + part) / count) * 2 * Math.PI;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    };
    return `M${points([[x, y], ray(0), ray(0.5)])}Z`;
  });
  return [
    sky(scene),
    path(rays.join(''), palette.accent, 'opacity=".5"'),
    halo(x, y, 52 * unit, palette.glow, 0.9),
    circle(x, y, 13 * unit, palette.glow),
    polygon(
      [
        [0, horizon + 8 * unit],
        [width, horizon + 2 * unit],
        [width, height],
        [0, height],
      ],
      palette.near,
    ),
    figure(x + random.between(-4, 4) * unit, horizon + 6.5 * unit, 27 * unit, palette.near),
  ].join('');
};

/** Slanted bars at speed, one of them lit. */
export const slants: Composition = (scene) => {
  const { width, height, x, y, unit, palette, random } = scene;
  const lean = random.pick([-1, 1]);
  const lit = random.whole(2, 4);
  const reach = Math.max(width, height) * 1.5;
  let top = -reach * 0.42;
  const bars = Array.from({ length: 9 }, (_, index) => {
    const thick = random.between(3, 15) * unit;
    const fill =
      index === lit + 2 ? palette.accent : ([palette.far, palette.mid, palette.near][index % 3] ?? palette.mid);
    const start = -reach / 2 + random.between(0, 40) * unit;
    const bar = rect(start, top, reach, thick, fill, `rx="${n(thick / 2)}"`);
    top += thick + random.between(0.6, 5) * unit;
    return bar;
  });
  return [
    sky(scene),
    group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${lean * 38})"`,
      ...bars,
      circle(-6 * unit, -16 * unit, 10 * unit, palette.glow),
    ),
  ].join('');
};

/** Rings of a gunsight around a distant figure. */
export const sight: Composition = (scene) => {
  const { width, height, x, y, unit, palette, random } = scene;
  const radius = random.between(30, 36) * unit;
  const glass = linear('glass', [
    [0, palette.glow],
    [1, palette.accent],
  ]);
  return [
    rect(0, 0, width, height, palette.near),
    rect(0, 0, width, height, palette.mid, 'opacity=".35"'),
    glass,
    circle(x, y, radius, 'url(#glass)'),
    path(
      `M${points([[x - radius * 0.94, y + radius * 0.34]])}A${n(radius)} ${n(radius)} 0 0 0 ${points([[x + radius * 0.94, y + radius * 0.34]])}Z`,
      palette.near,
    ),
    figure(x + random.between(-3, 3) * unit, y + radius * 0.4, 25 * unit, palette.near),
    ring(x, y, radius * 0.62, palette.near, 0.5 * unit),
    ring(x, y, radius * 1.14, palette.glow, 0.5 * unit, 'opacity=".7"'),
    line(
      [0, 1, 2, 3]
        .map((quarter) => {
          const dx = [1, 0, -1, 0][quarter] ?? 0;
          const dy = [0, 1, 0, -1][quarter] ?? 0;
          return `M${points([
            [x + dx * radius * 0.5, y + dy * radius * 0.5],
            [x + dx * radius * 1.34, y + dy * radius * 1.34],
          ])}`;
        })
        .join(''),
      palette.paper,
      0.45 * unit,
    ),
  ].join('');
};
