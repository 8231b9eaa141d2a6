import { inksOn, silhouette } from '../motifs/motif';
import { mix } from '../drawing/palettes';
import { circle, d, group, path } from '../drawing/svg';
import { glow, haze, light, shown, sky, strewn, whole, type Stage } from './stage';

const middle = ({ palette }: Stage): string => mix(palette.sky, palette.low, 0.5);

function plain(stage: Stage): string {
  return sky(stage) + glow(stage, stage.y, stage.r * 2, 0.28) + shown(stage, middle(stage));
}

function disc(stage: Stage): string {
  const { x, y, r } = stage;
  return (
    sky(stage) + glow(stage, y, r * 2.1, 0.25) + circle(x, y, r * 1.22, light(stage)) + shown(stage, light(stage), 0.92)
  );
}

function rays(stage: Stage): string {
  const { width, height, x, y, r, palette } = stage;
  const far = Math.hypot(width, height);
  const to = (turn: number): string => d`${x + Math.cos(turn) * far} ${y + Math.sin(turn) * far}`;
  const ray = Array.from({ length: 14 }, (_, index) => {
    const turn = (index * Math.PI) / 7 + 0.11;
    return d`M${x} ${y}L${to(turn)}L${to(turn + Math.PI / 14)}Z`;
  });
  return [
    whole(stage, palette.sky),
    path(ray.join(''), palette.low),
    circle(x, y, r * 1.12, palette.pale, 'opacity=".16"'),
    shown(stage, middle(stage)),
  ].join('');
}

function rings(stage: Stage): string {
  const { width, height, x, y, r, palette } = stage;
  const count = Math.ceil((Math.max(width, height) * 0.9) / (r * 0.42));
  const circles = Array.from({ length: count }, (_, index) => {
    const step = count - index;
    const shade = mix(palette.low, palette.sky, Math.min(1, step / 5));
    return circle(x, y, r * (0.72 + step * 0.42), step % 2 === 0 ? shade : mix(shade, palette.near, 0.3));
  });
  return [
    whole(stage, palette.sky),
    ...circles,
    circle(x, y, r * 1.12, palette.low),
    shown(stage, palette.low, 0.86),
  ].join('');
}

function crowd(stage: Stage): string {
  const { width, height, y, r, palette } = stage;
  const columns = width > height ? 8 : 4;
  const step = width / columns;
  const rows = Math.max(3, Math.round((r * 2.7) / step));
  const ground = middle(stage);
  const inks = inksOn(ground, palette);
  const dull = mix(ground, palette.main, 0.45);
  const odd = { ...inks, A: inks.B, B: inks.A, C: mix(inks.B, ground, 0.3) };
  const all = Array.from({ length: rows * columns }, (_, index) => {
    const top = y + (Math.floor(index / columns) - (rows - 1) / 2) * step;
    const place = d`transform="translate(${((index % columns) + 0.5) * step} ${top}) scale(${(step * 0.0088).toFixed(2)})"`;
    return index === columns + columns - 3 ? group(place, stage.subject(odd)) : `<use href="#one" ${place}/>`;
  });
  const one = stage.subject({ ...silhouette(mix(dull, ground, 0.45)), A: dull });
  return [sky(stage), `<defs><g id="one">${one}</g></defs>`, ...all].join('');
}

function stripes(stage: Stage): string {
  const { width, y, r, palette } = stage;
  const band = [0, 0.45, 0.75].map((share, index) => {
    const shift = y + (index - 1) * r * 0.3;
    return path(
      d`M-20 ${shift + r * 0.9}L${width + 20} ${shift - r * 1.1}v${r * 0.3}L-20 ${shift + r * 1.2}Z`,
      mix(light(stage), palette.low, share),
    );
  });
  return [sky(stage), ...band, shown(stage, middle(stage))].join('');
}

function confetti(stage: Stage): string {
  const { height, x, y, r, palette, random } = stage;
  const pieces = strewn(stage, 46, 0, height).map(([left, top]) => {
    const a = random.between(5, 13);
    const shape = random.pick([
      d`M0 ${-a}L${a} ${a}H${-a}Z`,
      d`M${-a} -3h${2 * a}v6h${-2 * a}z`,
      d`M${-a * 0.7} 0a${a * 0.7} ${a * 0.7} 0 1 0 0-.1Z`,
    ]);
    const color = random.pick([palette.pop, palette.pale, haze(stage, 0.35)]);
    const place = d`transform="translate(${left} ${top}) rotate(${random.whole(0, 170)})"`;
    return Math.hypot(left - x, top - y) < r * 1.05 ? '' : path(shape, color, place);
  });
  return [sky(stage), ...pieces, glow(stage, y, r * 1.6, 0.3), shown(stage, middle(stage))].join('');
}

function code(stage: Stage): string {
  const { width, height, y, r, palette, random } = stage;
  const columns = Array.from({ length: Math.round(width / 26) }, (_, index) => {
    return d`M${(index + 0.5) * 26} ${random.between(-0.3, 0.6) * height}v${random.between(0.2, 0.7) * height}`;
  });
  const signs = `stroke="${palette.pop}" stroke-width="9" opacity=".26" stroke-dasharray="7 5 3 6 9 4"`;
  return [
    sky(stage),
    path(columns.join(''), 'none', signs),
    glow(stage, y, r * 1.8, 0.95, palette.sky),
    shown(stage, palette.sky),
  ].join('');
}

function lights(stage: Stage): string {
  const { y, r, floor, palette, random } = stage;
  const bubbles = strewn(stage, 26, 0, floor).map(([left, top]) => {
    const color = random.pick([palette.pop, palette.pale]);
    return circle(left, top, random.between(0.06, 0.3) * r, color, `opacity="${random.pick([0.12, 0.2, 0.3])}"`);
  });
  return [sky(stage), ...bubbles, glow(stage, y, r * 1.8, 0.7, palette.sky), shown(stage, palette.sky)].join('');
}

/** Abstract scenes: colors and shapes only. */
export const PATTERNS = { plain, disc, rays, rings, crowd, stripes, confetti, code, lights };
