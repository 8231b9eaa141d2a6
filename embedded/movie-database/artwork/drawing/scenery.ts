import { circle, dots, ellipse, group, linear, n, path, points, radial, rect, type Point } from './shapes';
import type { Scene } from './scene';

/** The sky from top to bottom, over the whole surface. */
export function sky({ width, height, horizon, palette }: Scene): string {
  const low = Math.min(1, Math.max(0.5, horizon / height));
  const gradient = linear('sky', [
    [0, palette.sky[0]],
    [Number(low.toFixed(2)), palette.sky[1]],
  ]);
  return gradient + rect(0, 0, width, height, 'url(#sky)');
}

/** A soft light around a point. */
export function halo(x: number, y: number, radius: number, colour: string, strength = 0.55): string {
  const gradient = radial('halo', [
    [0, colour, strength],
    [0.4, colour, strength * 0.35],
    [1, colour, 0],
  ]);
  return gradient + circle(x, y, radius, 'url(#halo)');
}

/** Small lights between the top and `bottom`. */
export function stars({ width, unit, random, palette }: Scene, count: number, bottom: number): string {
  const field = (share: number, size: number): string => {
    const spots = Array.from({ length: Math.ceil(count * share) }, (): Point => [
      random.between(0, width),
      random.between(0, bottom),
    ]);
    return dots(spots, palette.paper, size * unit);
  };
  return group('opacity=".8"', field(0.55, 0.24), field(0.33, 0.42), field(0.12, 0.8));
}

/** A closed shape from a skyline of points down to the bottom. */
export function ground({ width, height }: Scene, skyline: readonly Point[], fill: string, more = ''): string {
  return path(`M0 ${height}L${points(skyline)}L${width} ${height}Z`, fill, more);
}

/** Jagged heights from the left edge to the right one. */
export function ridge({ width, random }: Scene, base: number, rise: number, peaks: number): Point[] {
  const step = width / peaks;
  return Array.from({ length: peaks * 2 + 1 }, (_, index): Point => {
    const peak = index % 2 === 1;
    const x = (index * step) / 2 + (peak ? random.between(-0.2, 0.2) * step : 0);
    return [x, base - (peak ? random.between(0.55, 1) : random.between(0, 0.25)) * rise];
  });
}

/** Soft hills: a path from edge to edge, closed at the bottom. */
export function hills(
  { width, height, random }: Scene,
  base: number,
  rise: number,
  waves: number,
  fill: string,
): string {
  const step = width / waves;
  const start = base - random.between(0, 1) * rise;
  let d = `M0 ${height}L${points([[0, start]])}`;
  let tilt = random.chance(0.5) ? 1 : -1;
  for (let index = 0; index < waves; index += 1) {
    const end: Point = [(index + 1) * step, base - random.between(0.1, 0.9) * rise];
    const turn: Point = [(index + 0.5) * step, base - rise * (tilt > 0 ? 1.5 : -0.4)];
    d += `Q${points([turn, end])}`;
    tilt = -tilt;
  }
  return path(`${d}L${width} ${height}Z`, fill);
}

/** A few birds, seen from afar. */
export function birds({ unit, random, palette }: Scene, x: number, y: number, count: number): string {
  const wings = Array.from({ length: count }, () => {
    const left = x + random.between(-14, 14) * unit;
    const top = y + random.between(-6, 6) * unit;
    const span = random.between(1.2, 2.4) * unit;
    return `M${points([[left - span, top - span * 0.35]])}q${points([
      [span * 0.6, -span * 0.3],
      [span, span * 0.4],
    ])}q${points([
      [span * 0.4, -span * 0.7],
      [span, -span * 0.4],
    ])}`;
  });
  return path(
    wings.join(''),
    'none',
    `stroke="${palette.near}" stroke-width="${(unit * 0.35).toFixed(1)}" stroke-linecap="round"`,
  );
}

/** A flat cloud of three puffs. */
export function cloud(x: number, y: number, size: number, fill: string, opacity = 0.9): string {
  return group(
    `opacity="${opacity}"`,
    ellipse(x, y, size, size * 0.22, fill),
    circle(x - size * 0.3, y - size * 0.16, size * 0.26, fill),
    circle(x + size * 0.16, y - size * 0.24, size * 0.36, fill),
  );
}

/** A standing person of height 1, feet at the origin, without the head. */
const BODY =
  'M-.05-.82Q-.13-.81-.14-.72L-.17-.44-.13-.43-.1-.64-.1-.42-.11 0-.03 0 0-.38.03 0 .11 0 .1-.42 .1-.64 .13-.43 .17-.44 .14-.72Q.13-.81 .05-.82Z';

/** A standing person, `height` tall, feet at the point. */
export function figure(x: number, y: number, height: number, fill: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(height)})" fill="${fill}"><circle cy="-.91" r=".085"/><path d="${BODY}"/></g>`;
}
