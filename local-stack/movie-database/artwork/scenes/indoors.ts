import { inksOn, silhouette } from '../motifs/motif';
import { mix } from '../drawing/palettes';
import { d, ellipse, group, linear, path, rect } from '../drawing/svg';
import { below, glow, haze, light, placed, shown, sky, standing, whole, type Stage } from './stage';

function beam(stage: Stage): string {
  const { floor, x, r, palette } = stage;
  const ground = mix(palette.near, palette.low, 0.25);
  return [
    sky(stage, palette.dark, palette.sky),
    below(stage, floor - r * 0.1, ground),
    linear('cone', [`0 ${palette.pale} .75`, `1 ${palette.pale} .12`]),
    path(d`M${x - r * 0.14} -10h${r * 0.28}L${x + r * 1.25} ${floor}h${-r * 2.5}Z`, 'url(#cone)'),
    ellipse(x, floor, r * 1.25, r * 0.17, mix(ground, palette.pale, 0.6)),
    standing(stage, mix(palette.sky, palette.pale, 0.3), 0.04),
  ].join('');
}

function doorway(stage: Stage): string {
  const { height, floor, x, r, palette } = stage;
  const half = r * 0.92;
  const lit = light(stage);
  return [
    whole(stage, mix(palette.near, palette.sky, 0.35)),
    below(stage, floor, palette.near),
    glow(stage, floor - r, r * 2.4, 0.5, lit),
    rect(x - half, floor - r * 2.3, half * 2, r * 2.3, lit),
    path(
      d`M${x - half} ${floor}h${half * 2}L${x + half * 2.1} ${height}h${-half * 4.2}Z`,
      mix(palette.near, lit, 0.28),
    ),
    group('opacity=".55"', placed(stage, silhouette(palette.dark), floor + r * 0.7, r * 0.8, ' scale(1.15 -.9)')),
    placed(
      stage,
      { ...inksOn(lit, palette), A: palette.dark, C: mix(palette.dark, lit, 0.3) },
      floor - r * 0.8,
      r * 0.8,
    ),
  ].join('');
}

function table(stage: Stage): string {
  const { width, floor, x, y, r, palette } = stage;
  const top = haze(stage, 0.9);
  return [
    sky(stage),
    glow({ ...stage, x: x - r * 0.4 }, y - r * 0.4, r * 2.1, 0.5),
    below(stage, floor - r * 0.22, top),
    rect(0, floor - r * 0.22, width, r * 0.035, mix(top, palette.pale, 0.3)),
    ellipse(x + r * 0.2, floor, r * 1.02, r * 0.12, palette.dark, 'opacity=".4"'),
    standing(stage, mix(palette.sky, palette.low, 0.7)),
  ].join('');
}

function room(stage: Stage): string {
  const { width, floor, x, r, palette } = stage;
  const wall = mix(palette.sky, palette.low, 0.4);
  const pane = (left: number, top: number): string =>
    d`M${x + left * r} ${floor + top * r}l${r} ${-r * 0.16}v${r * 0.96}l${-r} ${r * 0.16}Z`;
  return [
    whole(stage, wall),
    linear('wall', [`0 ${palette.dark} .34`, `.6 ${palette.dark} 0`]),
    rect(0, 0, width, floor, 'url(#wall)'),
    path(
      pane(-1.05, -2.35) + pane(0.05, -2.51) + pane(-1.05, -1.29) + pane(0.05, -1.45),
      mix(wall, palette.pale, 0.42),
    ),
    below(stage, floor - r * 0.06, mix(wall, palette.near, 0.5)),
    below(stage, floor, palette.near),
    ellipse(x, floor + r * 0.1, r * 1.05, r * 0.09, palette.dark, 'opacity=".45"'),
    standing(stage, mix(wall, palette.pale, 0.3), 0.07),
  ].join('');
}

function stairs(stage: Stage): string {
  const { width, height, floor, x, r, palette } = stage;
  const tread = width / 7;
  const rise = r * 0.24;
  const step = Math.floor(x / tread);
  const flight = (fill: string, shift: number): string => {
    const steps = Array.from(
      { length: 9 },
      (_, index) => d`H${index * tread}V${floor + shift + (step - index) * rise}`,
    );
    return path(d`M0 ${height}V${floor + shift + (step + 1) * rise}${steps.join('')}V${height}Z`, fill);
  };
  return [
    sky(stage),
    glow(stage, floor - r, r * 2, 0.4),
    flight(haze(stage, 0.45), -rise * 0.5),
    flight(palette.near, rise),
    standing({ ...stage, x: (step + 0.5) * tread, r: r * 0.86 }, palette.low, 0.02),
  ].join('');
}

function flames(stage: Stage): string {
  const { width, height, floor, r, palette, random } = stage;
  const tongues = (tall: number, least: number, fill: string): string => {
    const count = Math.round((least * width) / Math.min(width, height * 0.7));
    const w = width / count;
    const each = Array.from({ length: count }, (_, index) => {
      const t = tall * height * random.between(0.5, 1);
      const x = index * w;
      const up = d`C${x + w * 0.1} ${floor - t * 0.4} ${x + w * 0.55} ${floor - t * 0.5} ${x + w * 0.4} ${floor - t}`;
      return up + d`C${x + w * 0.85} ${floor - t * 0.55} ${x + w * 0.8} ${floor - t * 0.2} ${x + w} ${floor}`;
    });
    return path(d`M0 ${height}V${floor}${each.join('')}V${height}Z`, fill);
  };
  return [
    sky(stage),
    glow(stage, floor, r * 2.6, 0.7, palette.pop),
    tongues(0.34, 4, mix(palette.pop, palette.low, 0.55)),
    shown(stage, palette.low),
    tongues(0.16, 5, palette.pop),
    tongues(0.08, 7, palette.near),
  ].join('');
}

/** Scenes with a floor and a light. */
export const INDOORS = { beam, doorway, table, room, stairs, flames };
