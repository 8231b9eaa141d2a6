import { n } from './drawing/svg';

/**
 * A built-in alphabet, so that titles look the same on every system: each letter is the center line of its strokes in a
 * box of 100 by 100, drawn in any weight and width. Lower-case letters in a path are lengths that keep curves round
 * (`measures`). The path is preceded by the letter's width as a percentage of the default.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '100 M-9 118L44 0H56L109 118M17 68H83',
  B: '88 M0 0H54A46 h 0 0 1 100 hV bA46 h 0 0 1 54 50H0M54 50A46 h 0 0 1 100 cV dA46 h 0 0 1 54 100H0V0',
  C: '92 M e tV qA50 k 0 0 0 50 0A50 k 0 0 0 0 kV jA50 k 0 0 0 50 100A50 k 0 0 0 e sV r',
  D: '92 M0 0H50A50 k 0 0 1 100 kV jA50 k 0 0 1 50 100H0Z',
  E: '76 M100 0H0V100H100M0 50H84',
  F: '74 M100 0H0V118M0 50H84',
  G: '96 M e tV qA50 k 0 0 0 50 0A50 k 0 0 0 0 kV jA50 k 0 0 0 50 100A50 k 0 0 0 100 jV54H58',
  H: '92 M0 -18V118M100 -18V118M0 50H100',
  I: '0 M50 -18V118',
  J: '64 M100 -18V dA50 h 0 0 1 50 100A50 h 0 0 1 0 d',
  K: '92 M0 -18V118M112 -18L4 62M34 42L108 118',
  L: '72 M0 -18V100H100',
  M: '118 M0 118V0H4L50 72L96 0H100V118',
  N: '96 M0 118V0H4L96 100H100V-18',
  O: '98 M0 kA50 k 0 0 1 50 0A50 k 0 0 1 100 kV jA50 k 0 0 1 50 100A50 k 0 0 1 0 jZ',
  P: '86 M0 118V0H54A46 h 0 0 1 100 hV lA46 h 0 0 1 54 54H0',
  Q: '98 M0 kA50 k 0 0 1 50 0A50 k 0 0 1 100 kV jA50 k 0 0 1 50 100A50 k 0 0 1 0 jZM62 74L106 112',
  R: '90 M0 118V0H54A46 h 0 0 1 100 hV bA46 h 0 0 1 54 50H0M52 50L106 118',
  S: '86 M f 22V pA50 h 0 0 0 50 0A50 h 0 0 0 0 hV bA50 h 0 0 0 50 50A50 h 0 0 1 100 cV dA50 h 0 0 1 50 100A50 h 0 0 1 0 d',
  T: '84 M0 0H100M50 0V118',
  U: '92 M0 -18V jA50 k 0 0 0 50 100A50 k 0 0 0 100 jV-18',
  V: '98 M-8 -18L45 100H55L108 -18',
  W: '136 M-5 -18L23 100H29L50 12L71 100H77L105 -18',
  X: '96 M-14 -18L114 118M114 -18L-14 118',
  Y: '94 M-14 -18L50 56L114 -18M50 56V118',
  Z: '86 M0 0H96L4 100H100',
  '0': '86 M0 kA50 k 0 0 1 50 0A50 k 0 0 1 100 kV jA50 k 0 0 1 50 100A50 k 0 0 1 0 jZ',
  '1': '44 M0 16L70 0H100V118',
  '2': '84 M0 hA50 h 0 0 1 50 0A50 h 0 0 1 100 hQ100 44 0 100H100',
  '3': '84 M0 hA50 h 0 0 1 50 0A50 h 0 0 1 100 hV bA50 h 0 0 1 50 50H36M50 50A50 h 0 0 1 100 cV dA50 h 0 0 1 50 100A50 h 0 0 1 0 d',
  '4': '90 M74 118V0H68L0 70V74H106',
  '5': '84 M94 0H6V46H50A50 h 0 0 1 100 oV dA50 h 0 0 1 50 100A50 h 0 0 1 0 d',
  '6': '86 M100 cA50 h 0 0 0 50 50A50 h 0 0 0 0 cV dA50 h 0 0 0 50 100A50 h 0 0 0 100 dV cM0 dV kA50 k 0 0 1 50 0A50 k 0 0 1 e q',
  '7': '80 M0 0H100V4L28 118',
  '8': '86 M50 0A50 h 0 0 1 100 hV bA50 h 0 0 1 50 50A50 h 0 0 1 0 bV hA50 h 0 0 1 50 0ZM50 50A50 h 0 0 1 100 cV dA50 h 0 0 1 50 100A50 h 0 0 1 0 dV cA50 h 0 0 1 50 50Z',
  '9': '86 M0 bA50 h 0 0 0 50 50A50 h 0 0 0 100 bV hA50 h 0 0 0 50 0A50 h 0 0 0 0 hV bM100 hV jA50 k 0 0 1 50 100A50 k 0 0 1 x s',
  ' ': '26 ',
  '.': '0 M50 100H50',
  ',': '0 M50 100L34 126',
  ':': '0 M50 26H50M50 100H50',
  ';': '0 M50 26H50M50 100L34 126',
  '!': '0 M50 -18V58M50 100H50',
  '?': '76 M0 hA50 h 0 0 1 50 0A50 h 0 0 1 100 hC100 46 50 40 50 66M50 100H50',
  "'": '0 M50 -18V18',
  '’': '0 M50 -18V18',
  '"': '34 M0 -18V18M100 -18V18',
  '·': '0 M50 50H50',
  '-': '40 M0 54H100',
  '–': '60 M0 54H100',
  '/': '60 M-10 118L110 -18',
  '&': '104 M104 110L22 26A24 24 0 0 1 40 0A22 22 0 0 1 56 30L14 54A28 26 0 0 0 34 100Q70 100 92 58',
  '(': '28 M100 -18Q0 10 0 50Q0 90 100 118',
  ')': '28 M0 -18Q100 10 100 50Q100 90 0 118',
  '+': '70 M50 18V86M0 52H100',
  $: '86 M f 22V pA50 h 0 0 0 50 0A50 h 0 0 0 0 hV bA50 h 0 0 0 50 50A50 h 0 0 1 100 cV dA50 h 0 0 1 50 100A50 h 0 0 1 0 dM50 -18V118',
};

/** The style of the alphabet. All lengths are relative to the letters' height. */
export interface StrokeStyle {
  /** The width of strokes. */
  readonly weight: number;
  /** The width of a letter such as H or O. */
  readonly width: number;
  /** Letter spacing. */
  readonly gap: number;
  /** Round line caps instead of square ones. */
  readonly round?: boolean;
}

export function canDraw(text: string): boolean {
  return Array.from(text).every((letter) => letter in STROKES);
}

function glyph(letter: string, { weight, width }: StrokeStyle): { readonly wide: number; readonly strokes: string } {
  const [, share = '0', strokes = ''] = /^(\d+) (.*)$/.exec(STROKES[letter] ?? '') ?? [];
  return { wide: letter === ' ' ? width * 0.36 : weight + (width - weight) * (Number(share) / 92), strokes };
}

/** The width of a line of height 1. */
export function drawnWidth(text: string, cut: StrokeStyle): number {
  return Array.from(text).reduce((sum, letter) => sum + glyph(letter, cut).wide + cut.gap, -cut.gap);
}

/** Draws a line of letters whose top left corner is at (x, y), `height` tall. */
export function drawLetters(
  text: string,
  cut: StrokeStyle,
  x: number,
  y: number,
  height: number,
  color: string,
): string {
  const pen = cut.weight * height;
  let left = 0;
  const d = Array.from(text).map((letter) => {
    const { wide, strokes } = glyph(letter, cut);
    const box = { x: left * height + pen / 2, y: pen / 2, width: wide * height - pen, height: height - pen };
    left += wide + cut.gap;
    return placed(strokes, box, cut.round === true);
  });
  const ends = cut.round === true ? 'round' : 'square';
  const drawn = `<path d="${d.join('')}" fill="none" stroke="${color}" stroke-width="${n(pen)}" stroke-linecap="${ends}"${cut.round === true ? ' stroke-linejoin="round"' : ''}/>`;
  if (cut.round === true) return `<g transform="translate(${n(x)} ${n(y)})">${drawn}</g>`;
  // The frame cuts slanted strokes off flush with the line.
  return `<svg x="${n(x)}" y="${n(y)}" width="${n(left * height + pen)}" height="${n(height)}">${drawn}</svg>`;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lengths by letter, in hundredths of the box: radii of whole and half curves, and where they begin and end. */
function measures({ width, height }: Box): Readonly<Record<string, number>> {
  const k = Math.min(50, (50 * width) / height);
  const h = Math.min(25, k);
  const t = 26;
  const onCurve = (radius: number, y: number): number =>
    y > radius ? 100 : 50 + 50 * Math.sqrt(1 - ((radius - y) / radius) ** 2);
  return {
    k,
    j: 100 - k,
    h,
    b: 50 - h,
    c: 50 + h,
    d: 100 - h,
    l: 54 - h,
    o: 46 + h,
    t,
    s: 100 - Math.min(t, k),
    q: Math.min(t, k),
    r: 100 - t,
    e: onCurve(k, t),
    x: 100 - onCurve(k, t),
    f: onCurve(h, 22),
    p: Math.min(22, h),
  };
}

/** The arguments of each path command: positions (x, y), lengths (w, h) or flags. */
const KINDS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  Q: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'wh...xy',
};

/** The strokes of a letter at their position. */
function placed(strokes: string, box: Box, round: boolean): string {
  const lengths = measures(box);
  return strokes.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const values = rest.match(/-?[\d.]+|[a-z]/g) ?? [];
    const numbers = values.map((value, index) => {
      const kind = KINDS[command]?.[index];
      const given = lengths[value] ?? Number(value);
      const length = (round && kind === 'y' ? Math.min(100, Math.max(0, given)) : given) / 100;
      if (kind === 'x') return n(box.x + length * box.width);
      if (kind === 'y') return n(box.y + length * box.height);
      if (kind === 'w') return n(length * box.width);
      return kind === 'h' ? n(length * box.height) : value;
    });
    return command + numbers.join(' ');
  });
}
