import type { Composition } from '../../drawing/scene';
import { halo, sky } from '../../drawing/scenery';
import { circle, ellipse, group, line, linear, n, path, points, polygon, rect, ring } from '../../drawing/shapes';

/** A record, larger than the sheet, its label in two colours. */
export const record: Composition = (scene) => {
  const { x, y, unit, palette, random } = scene;
  const radius = random.between(44, 52) * unit;
  const centreX = x + random.pick([-1, 0, 1]) * 16 * unit;
  const grooves = Array.from({ length: 9 }, (_, index) =>
    ring(
      centreX,
      y,
      radius * (0.42 + index * 0.062),
      palette.paper,
      0.22 * unit,
      `opacity="${n(0.1 + (index % 3) * 0.1)}"`,
    ),
  );
  const shine = (turn: number): string =>
    group(
      `transform="rotate(${turn} ${n(centreX)} ${n(y)})" opacity=".16"`,
      polygon(
        [
          [centreX, y],
          [centreX - radius * 0.2, y - radius * 0.97],
          [centreX + radius * 0.2, y - radius * 0.97],
        ],
        palette.paper,
      ),
    );
  const lean = random.whole(20, 70);
  return [
    sky(scene),
    circle(centreX, y, radius, palette.near),
    ...grooves,
    shine(lean),
    shine(lean + 180),
    circle(centreX, y, radius * 0.34, palette.accent),
    path(`M${points([[centreX - radius * 0.34, y]])}a1 1 0 0 1 ${n(radius * 0.68)} 0Z`, palette.glow),
    circle(centreX, y, radius * 0.045, palette.near),
  ].join('');
};

/** A cone of light on an empty stage with one microphone. */
export const stage: Composition = (scene) => {
  const { width, height, x, horizon, unit, palette, random } = scene;
  const lean = random.between(-14, 14) * unit;
  const floor = horizon + 6 * unit;
  const fade = linear('cone', [
    [0, palette.glow, 0.85],
    [1, palette.glow, 0.12],
  ]);
  const cone = (from: number, half: number, opacity: string): string =>
    polygon(
      [
        [from - 1.5 * unit, -2],
        [from + 1.5 * unit, -2],
        [x + half, floor],
        [x - half, floor],
      ],
      'url(#cone)',
      `opacity="${opacity}"`,
    );
  return [
    sky(scene),
    fade,
    cone(x + lean * 4, 22 * unit, '.4'),
    cone(x - lean * 3, 22 * unit, '.4'),
    cone(x + lean, 27 * unit, '.9'),
    rect(0, floor, width, height - floor, palette.near),
    ellipse(x, floor, 30 * unit, 5.4 * unit, palette.glow),
    ellipse(x, floor, 34 * unit, 7 * unit, palette.glow, 'opacity=".25"'),
    line(`M${points([[x, floor]])}V${n(floor - 31 * unit)}`, palette.near, 0.9 * unit),
    ellipse(x, floor, 6.5 * unit, 1.3 * unit, palette.near),
    rect(x - 3.4 * unit, floor - 44 * unit, 6.8 * unit, 13.5 * unit, palette.near, `rx="${n(3.4 * unit)}"`),
    line(
      [0, 1, 2].map((row) => `M${points([[x - 3.4 * unit, floor - (41 - row * 3) * unit]])}h${n(6.8 * unit)}`).join(''),
      palette.glow,
      0.5 * unit,
    ),
  ].join('');
};

/** Bars of sound, tall in the middle, mirrored beneath. */
export const bars: Composition = (scene) => {
  const { width, x, y, unit, palette, random } = scene;
  const step = 6.6 * unit;
  const count = Math.ceil(width / step / 2) + 3;
  const beat = random.between(0.5, 1.1);
  const columns = Array.from({ length: count * 2 + 1 }, (_, index) => {
    const place = index - count;
    const swell = Math.exp(-((place * unit * 6.6) ** 2) / (2 * (30 * unit) ** 2));
    const rise = (6 + 34 * swell * (0.45 + 0.55 * Math.abs(Math.cos(place * beat)))) * unit * random.between(0.85, 1.1);
    const fill = [palette.accent, palette.glow, palette.far][Math.abs(place) % 3] ?? palette.glow;
    return rect(x + place * step - 2.1 * unit, y - rise, 4.2 * unit, rise * 2, fill, `rx="${n(2.1 * unit)}"`);
  });
  return [sky(scene), halo(x, y, 60 * unit, palette.mid, 0.8), ...columns].join('');
};
