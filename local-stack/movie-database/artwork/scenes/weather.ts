import { mix } from '../drawing/palettes';
import { circle, d, ellipse, line, linear, path } from '../drawing/svg';
import { below, dots, glow, haze, light, rolling, shown, sky, standing, strewn, type Stage } from './stage';

function sea(stage: Stage): string {
  const { width, height, floor, x, r, random } = stage;
  const disc = light(stage);
  const swell = (row: number): string => {
    const step = width / (5 - row);
    const start = -step * random.between(0.2, 0.9);
    const crests = d`q${step / 2} ${step * 0.16} ${step} 0`.repeat(7 - row);
    const top = floor + r * 0.12 + ((height - floor) * row) / 4;
    return path(d`M${start} ${top}${crests}V${height}H${start}Z`, haze(stage, Math.min(1, 0.62 + row * 0.2)));
  };
  const glitter = [0.75, 0.63, 0.51, 0.39, 0.27].map(
    (half, row) => d`M${x - half * r} ${floor + 8 + row * r * 0.1}h${2 * half * r}`,
  );
  return [
    sky(stage),
    glow(stage, floor - r * 0.8, r * 2, 0.4),
    circle(x, floor - r * 0.72, r * 0.95, disc),
    below(stage, floor, haze(stage, 0.45)),
    line(glitter.join(''), disc, r * 0.04, 'opacity=".7"'),
    standing(stage, disc, 0.14),
    ...[0, 1, 2].map(swell),
  ].join('');
}

function deep(stage: Stage): string {
  const { width, height, x, floor, palette, random } = stage;
  const shafts = [-0.5, -0.2, 0.12, 0.42].map((lean) => {
    return d`M${x + lean * width * 0.3} 0h40L${x + lean * width * 1.3 + 90} ${floor}h-80Z`;
  });
  return [
    sky(stage, palette.low, palette.sky),
    linear('shaft', [`0 ${palette.pale} .42`, `1 ${palette.pale} 0`]),
    path(shafts.join(''), 'url(#shaft)'),
    shown(stage, mix(palette.low, palette.sky, 0.5)),
    ...strewn(stage, 14, 0, floor).map(([left, top]) =>
      circle(left, top, random.between(2, 7), palette.pale, 'opacity=".35"'),
    ),
    rolling(stage, floor + 20, height * 0.05, 3, mix(palette.sky, palette.near, 0.6)),
    rolling(stage, floor + 40, height * 0.03, 2, palette.near),
  ].join('');
}

function rain(stage: Stage): string {
  const { height, floor, x, y, r, palette, random } = stage;
  const drops = strewn(stage, 60, -20, height).map(([left, top]) => {
    const long = random.between(14, 46);
    return d`M${left} ${top}l${-long * 0.26} ${long}`;
  });
  return [
    sky(stage),
    glow(stage, y, r * 1.9, 0.32),
    below(stage, floor, palette.near),
    ellipse(x, floor + r * 0.14, r * 1.05, r * 0.1, haze(stage, 0.45)),
    standing(stage, palette.low, 0.1),
    line(drops.join(''), palette.pale, 1.6, 'opacity=".5"'),
  ].join('');
}

function snow(stage: Stage): string {
  const { height, floor, x, r, palette } = stage;
  return [
    sky(stage),
    glow(stage, floor - r, r * 2, 0.35),
    rolling(stage, floor, height * 0.07, 2, mix(palette.low, palette.pale, 0.45)),
    ellipse(x + r * 0.2, floor + r * 0.06, r * 1.1, r * 0.08, mix(palette.low, palette.pale, 0.3)),
    standing(stage, palette.low, 0.06),
    rolling(stage, floor + height * 0.055, height * 0.03, 2, mix(palette.pale, palette.low, 0.12)),
    dots(strewn(stage, 50, 0, height), palette.pale, 5, 'opacity=".85"'),
    dots(strewn(stage, 40, 0, height), palette.pale, 9, 'opacity=".6"'),
  ].join('');
}

function clouds(stage: Stage): string {
  const { width, x, y, r, palette, random } = stage;
  const cloud = (across: number, down: number, wide: number, opacity: number): string => {
    const w = r * wide;
    const left = x + r * (across + random.between(-0.12, 0.12));
    const rise = d`a${w * 0.16} ${w * 0.16} 0 0 1 ${w * 0.2} ${-w * 0.14}a${w * 0.24} ${w * 0.24} 0 0 1 ${w * 0.42} ${-w * 0.02}`;
    const fall = d`a${w * 0.17} ${w * 0.17} 0 0 1 ${w * 0.3} ${w * 0.16}Z`;
    return path(d`M${left} ${y + r * down}${rise}${fall}`, palette.pale, `opacity="${opacity}"`);
  };
  return [
    sky(stage),
    glow(stage, y, r * 2.1, 0.65),
    cloud(-1.9, -0.75, 1.2, 0.5),
    cloud(0.7, -0.3, 1.3, 0.6),
    width > r * 5 ? cloud(-3.6, 0.2, 1.5, 0.5) : '',
    shown(stage, palette.low),
    cloud(-1.85, 1.12, 1.7, 1),
    cloud(0.15, 1.24, 1.9, 1),
  ].join('');
}

function space(stage: Stage): string {
  const { width, height, floor, y, r, palette } = stage;
  const stars = (count: number, share: number): string =>
    dots(strewn(stage, count, 0, floor), palette.pale, share * height, 'opacity=".8"');
  const planet = width * 1.25;
  return [
    sky(stage),
    stars(66, 0.0025) + stars(33, 0.0042) + stars(11, 0.007),
    glow(stage, y, r * 1.9, 0.3, palette.pop),
    circle(width / 2, floor + planet - 14, planet + 6, palette.pop, 'opacity=".55"'),
    circle(width / 2, floor + planet, planet, palette.near),
    shown({ ...stage, y: Math.min(y, floor - r * 1.02) }, mix(palette.sky, palette.low, 0.5)),
  ].join('');
}

/** Scenes of water, air and space. */
export const WEATHER = { sea, deep, rain, snow, clouds, space };
