import { inksOn, silhouette } from '../motifs/motif';
import { mix } from '../drawing/palettes';
import { circle, d, group, line, path } from '../drawing/svg';
import { below, dots, glow, haze, light, placed, rolling, shown, sky, standing, strewn, type Stage } from './stage';

function peaks({ width, random, palette }: Stage, base: number, rise: number, count: number, fill: string): string {
  return Array.from({ length: count + 1 }, (_, index) => {
    const top = base - rise * random.between(0.55, 1);
    const reach = (base - top) * 0.95;
    const x = ((index + random.between(-0.25, 0.25)) * width) / count;
    const ridge = d`L${x + reach * 0.1} ${top + reach * 0.35}L${x - reach * 0.08} ${top + reach * 0.6}L${x + reach * 0.1} ${base}Z`;
    const left = d`M${x - reach} ${base}L${x} ${top}`;
    return path(d`${left}L${x + reach} ${base}Z`, fill) + path(left + ridge, mix(fill, palette.pale, 0.3));
  }).join('');
}

function houses(
  { width, height, floor, palette, random }: Stage,
  tall: number,
  wide: number,
  fill: string,
  lit: number,
): string {
  const windows: [number, number][] = [];
  let shape = d`M0 ${height}`;
  for (let left = -wide * random.between(0, 0.6); left < width;) {
    const right = left + wide * random.between(0.6, 1.25);
    const top = floor - tall * random.between(0.3, 1);
    shape += d`L${left} ${top}H${right}`;
    for (let y = top + 14; y < floor; y += 17)
      for (let x = left + 12; x < right - 8; x += 15) if (random.probability(lit)) windows.push([x, y]);
    left = right;
  }
  return path(d`${shape}V${height}Z`, fill) + dots(windows.slice(0, 60), palette.pop, 4.5, 'opacity=".8"');
}

function dunes(stage: Stage): string {
  const { width, height, floor, x, y, r } = stage;
  const dune = (top: number, left: number, right: number, crest: number, share: number): string => {
    const color = haze(stage, share);
    const rise = d`V${left}Q${crest * 0.6} ${left} ${crest} ${top}`;
    const face = d`C${crest - width * 0.2} ${top + 40} ${crest + width * 0.12} ${top + 130} ${crest - width * 0.16} ${height}`;
    const whole = path(
      d`M0 ${height}${rise}Q${crest + (width - crest) * 0.4} ${right} ${width} ${right}V${height}Z`,
      color,
    );
    return whole + path(d`M0 ${height}${rise}${face}Z`, mix(color, light(stage), 0.16));
  };
  return [
    sky(stage),
    glow(stage, y, r * 2.2, 0.5),
    circle(x, Math.min(y, floor - r * 0.9), r * 0.92, light(stage)),
    dune(floor - height * 0.05, floor + 20, floor - height * 0.01, width * 0.2, 0.3),
    dune(floor - height * 0.03, floor + height * 0.05, floor + height * 0.04, width * 0.78, 0.55),
    standing({ ...stage, floor: floor + height * 0.015 }, light(stage)),
    dune(floor + height * 0.01, floor + height * 0.06, floor + height * 0.09, x, 1),
  ].join('');
}

function hills(stage: Stage): string {
  const { height, floor, r, palette } = stage;
  return [
    sky(stage),
    glow(stage, floor - r, r * 2.2, 0.6),
    rolling(stage, floor - height * 0.02, height * 0.1, 3, haze(stage, 0.25)),
    rolling(stage, floor + height * 0.01, height * 0.05, 2, haze(stage, 0.5)),
    standing({ ...stage, floor: floor + height * 0.008 }, palette.low),
    rolling(stage, floor + height * 0.02, height * 0.018, 2, palette.near),
  ].join('');
}

function mountains(stage: Stage): string {
  const { height, floor, y, r, palette } = stage;
  return [
    sky(stage),
    glow(stage, y, r * 2.2, 0.5),
    peaks(stage, floor + 20, height * 0.3, 3, haze(stage, 0.22)),
    peaks(stage, floor + 20, height * 0.15, 4, haze(stage, 0.5)),
    standing({ ...stage, floor: floor + 6 }, haze(stage, 0.3)),
    rolling(stage, floor + 16, 14, 3, palette.near),
  ].join('');
}

function city(stage: Stage): string {
  const { width, height, y, r, palette } = stage;
  return [
    sky(stage),
    glow(stage, y, r * 1.9, 0.35),
    houses(stage, height * 0.42, width * 0.12, haze(stage, 0.16), 0),
    houses(stage, height * 0.27, width * 0.14, haze(stage, 0.42), 0.1),
    shown(stage, palette.low),
    houses(stage, height * 0.09, width * 0.17, palette.near, 0.2),
  ].join('');
}

function road(stage: Stage): string {
  const { width, height, floor, x, r, palette } = stage;
  const down = (share: number): number => floor + (height - floor) * share;
  const dash = (from: number, to: number): string =>
    d`M${x - 1.5 - from * 10} ${down(from)}H${x + 1.5 + from * 10}L${x + 1.5 + to * 10} ${down(to)}H${x - 1.5 - to * 10}Z`;
  return [
    sky(stage),
    circle(x, floor - r * 0.55, r * 1.02, light(stage)),
    rolling(stage, floor - 6, height * 0.05, 3, haze(stage, 0.45)),
    below(stage, floor, haze(stage, 0.72)),
    path(d`M${x - r * 0.1} ${floor}h${r * 0.2}L${x + width * 0.52} ${height}h${-width * 1.04}Z`, palette.near),
    path(dash(0, 0.04) + dash(0.07, 0.13) + dash(0.18, 0.28) + dash(0.36, 0.5) + dash(0.62, 0.83), palette.pop),
    standing(stage, light(stage)),
  ].join('');
}

function forest(stage: Stage): string {
  const { width, height, floor, x, y, r, palette, random } = stage;
  const trunks = (count: number, wide: number, share: number, gap: number): string => {
    const shapes = Array.from({ length: count }, (_, index) => {
      const left = ((index + random.between(0.1, 0.9)) * width) / count;
      const half = wide * width * random.between(0.6, 1.2);
      return Math.abs(left - x) < gap
        ? ''
        : d`M${left - half * 0.7} 0h${half * 1.4}L${left + half} ${height}h${-2 * half}Z`;
    });
    return path(shapes.join(''), haze(stage, share));
  };
  return [
    sky(stage),
    trunks(14, 0.012, 0.18, 0),
    glow(stage, y, r * 2, 0.75),
    trunks(9, 0.02, 0.42, r * 0.5),
    standing(stage, mix(palette.low, palette.pale, 0.3)),
    trunks(7, 0.045, 0.8, r * 0.95),
    rolling(stage, floor + 8, 12, 3, palette.near),
  ].join('');
}

function field(stage: Stage): string {
  const { height, floor, x, r, palette, random } = stage;
  const stalks = (count: number, tall: number, color: string, wide: number): string => {
    const blades = strewn(stage, count, floor - tall, floor - tall * 0.2).map(([left, top]) => {
      return d`M${left} ${floor + 30}Q${left} ${top + 20} ${left + random.between(-10, 22)} ${top}`;
    });
    return line(blades.join(''), color, wide);
  };
  return [
    sky(stage),
    circle(x, floor - r * 0.9, r * 1.05, light(stage)),
    stalks(44, height * 0.07, haze(stage, 0.5), 3.4),
    standing(stage, light(stage)),
    below(stage, floor + 18, palette.near),
    stalks(60, height * 0.045, palette.near, 4.4),
  ].join('');
}

function sundown(stage: Stage): string {
  const { floor, x, r, palette } = stage;
  const shadow = placed(
    stage,
    silhouette(mix(palette.near, palette.dark, 0.5)),
    floor + r * 0.55,
    r,
    ' scale(1.1 -.55)',
  );
  return [
    sky(stage),
    glow(stage, floor, r * 2.6, 0.75),
    circle(x, floor - r * 0.5, r * 1.06, light(stage)),
    below(stage, floor, palette.near),
    group('opacity=".5"', shadow),
    placed(stage, { ...inksOn(light(stage), palette), A: palette.near }, floor - r * (0.98 - stage.lifted / 50), r),
  ].join('');
}

/** Scenes on land, under a wide sky. */
export const LAND = { dunes, hills, mountains, city, road, forest, field, sundown };
