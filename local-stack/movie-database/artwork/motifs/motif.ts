import { contrast, mix, type Palette } from '../drawing/palettes';
import { d, group, path } from '../drawing/svg';

/**
 * The colors that a motif's letters stand for. A motif is a list of layers separated by '|', back to front, in a box
 * from -50 to 50. A layer is a color letter, options, and a path: a number after the letter makes it a line of that
 * width; '=' mirrors it, '*6' repeats it six times around the center, '@5' is 50 % opaque. In addition to SVG's
 * commands, a path can have O x y r (circle), E x y rx ry (ellipse) and R x y width height radius (rectangle).
 */
export interface MotifInks {
  /** The subject, its second tone, its accent. */
  readonly A: string;
  readonly C: string;
  readonly B: string;
  /** The background, and a light and a dark color on it. */
  readonly K: string;
  readonly W: string;
  readonly D: string;
}

/** The palette's colors on a background, changed where the contrast would be too low. */
export function inksOn(ground: string, { main, pop, pale, dark }: Palette): MotifInks {
  const farther = (one: string, other: string): string =>
    contrast(one, ground) >= contrast(other, ground) ? one : other;
  const A = contrast(main, ground) >= 2.4 ? main : farther(pale, dark);
  const B = contrast(pop, ground) >= 1.4 ? pop : farther(pale, main);
  return { A, B, C: mix(A, ground, 0.34), D: contrast(dark, A) >= 2 ? dark : ground, K: ground, W: pale };
}

/** Everything in one color, for shadows and cut-outs. */
export function silhouette(ink: string): MotifInks {
  return { A: ink, B: ink, C: ink, D: ink, K: ink, W: ink };
}

const LAYER = /^([ABCDKW])([\d.]*)(=?)(?:\*(\d+))?(?:@(\d))? (.+)$/;

export function drawMotif(motif: string, inks: MotifInks): string {
  const layers = motif.split('|').map((layer) => {
    const [, ink = 'A', width = '', mirrored = '', turns = '1', opacity = '', shape = ''] = LAYER.exec(layer) ?? [];
    const color = inks[ink as keyof MotifInks];
    const faint = opacity === '' ? '' : ` opacity=".${opacity}"`;
    const pen = `stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    const one = width === '' ? path(spelt(shape), color, faint.trim()) : path(spelt(shape), 'none', pen + faint);
    const sides = mirrored === '' ? one : one + group('transform="scale(-1 1)"', one);
    const turned = (turn: number): string => group(d`transform="rotate(${(360 / Number(turns)) * turn})"`, sides);
    return sides + Array.from({ length: Number(turns) - 1 }, (_, turn) => turned(turn + 1)).join('');
  });
  return layers.join('');
}

/** Replaces the custom shape commands by SVG path commands. */
function spelt(shape: string): string {
  return shape.replace(/([OER])([-\d. ]+)/g, (_, kind: string, list: string) => {
    const [x = 0, y = 0, a = 0, b = 0, r = 0] = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    if (kind === 'O') return oval(x, y, a, a);
    if (kind === 'E') return oval(x, y, a, b);
    if (r === 0) return d`M${x} ${y}h${a}v${b}h${-a}Z`;
    const corner = d`a${r} ${r} 0 0 1`;
    const top = d`M${x + r} ${y}h${a - 2 * r}${corner} ${r} ${r}v${b - 2 * r}${corner} ${-r} ${r}`;
    return top + d`h${2 * r - a}${corner} ${-r} ${-r}v${2 * r - b}${corner} ${r} ${-r}Z`;
  });
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}
