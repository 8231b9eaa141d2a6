import { canDraw, drawLetters, drawnWidth, type StrokeStyle } from './letters';
import { d, escapeXml, n } from './drawing/svg';

/** System fonts; text is stretched to the widths of a table, so that fallback fonts take the same space. */
interface Font {
  readonly stack: string;
  readonly weight: 400 | 700;
  readonly italic?: true;
  /** Extra space between letters, in em. */
  readonly tracking: number;
  readonly widths: ReadonlyMap<string, number>;
}

/** The typeface of a title: the built-in alphabet or a system font. */
export interface Face {
  readonly set: StrokeStyle | Font;
  readonly capitals: boolean;
  /** Line height and cap height, relative to the font size. */
  readonly leading: number;
  readonly capHeight: number;
  /** Maximum cap height: thin and wide letters look large sooner. */
  readonly largest: number;
}

/** Widths of letters in em, from '278 abc' rows of thousandths. */
function widths(...rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap((row) => Array.from(row.slice(4), (letter) => [letter, Number(row.slice(0, 3)) / 1000] as const)),
  );
}

const HELVETICA = widths(
  "278  .,Iijl'’|/",
  '333 !:;()-ft·',
  '389 r*',
  '500 z"',
  '556 aceksvxyJ0123456789$',
  '611 bdghnopquFLTZ?',
  '667 EPSVXY',
  '722 ABCDHKNRU&',
  '778 GOQw',
  '833 M',
  '889 m%',
  '944 W',
);
const GEORGIA = widths(
  "254  '’|",
  '330 .,:;!jil·',
  '390 tfr()-/',
  '475 I"',
  '520 csz?',
  '575 aegvxyJ',
  '645 bhknopqdu$',
  '690 LSFZTE0123456789',
  '750 ABCPXVYw',
  '815 DGKNOQRU&',
  '905 Hm%',
  '999 MW',
);
/** The width of a letter that a table lacks. */
const OTHER = 1;
const TYPED = new Map(Array.from({ length: 0x250 }, (_, code) => [String.fromCharCode(code), 0.6]));

const sans = { stack: "'Helvetica Neue',Helvetica,Arial,sans-serif", weight: 700, widths: HELVETICA } as const;
const serif = { stack: "Georgia,'Times New Roman',serif", weight: 400, widths: GEORGIA } as const;
const typed = { stack: "'American Typewriter','Courier New',monospace", weight: 700, widths: TYPED } as const;
const drawn = { capitals: true, capHeight: 1 } as const;
const text = { capitals: false, capHeight: 0.7 } as const;

export const FACES = {
  tall: { ...drawn, set: { weight: 0.165, width: 0.44, gap: 0.085 }, leading: 1.13, largest: 104 },
  bold: { ...drawn, set: { weight: 0.2, width: 0.7, gap: 0.09 }, leading: 1.16, largest: 76 },
  thin: { ...drawn, set: { weight: 0.1, width: 0.7, gap: 0.22 }, leading: 1.38, largest: 64 },
  wide: { ...drawn, set: { weight: 0.13, width: 1.12, gap: 0.2 }, leading: 1.36, largest: 54 },
  round: { ...drawn, set: { weight: 0.19, width: 0.64, gap: 0.09, round: true }, leading: 1.17, largest: 78 },
  grotesk: { ...text, set: { ...sans, tracking: -0.025 }, leading: 0.98, largest: 62 },
  serif: { ...text, set: { ...serif, weight: 700, tracking: -0.01 }, leading: 1.04, largest: 62 },
  italic: { ...text, set: { ...serif, italic: true, tracking: -0.02 }, leading: 1.02, largest: 60 },
  engraved: { ...text, set: { ...serif, tracking: 0.07 }, capitals: true, leading: 1.06, largest: 54 },
  type: { ...text, set: { ...typed, tracking: 0 }, leading: 1.12, largest: 48 },
} as const satisfies Record<string, Face>;
export type FaceName = keyof typeof FACES;

/** The typeface, or the closest system font if the built-in alphabet lacks a letter of the title. */
export function faceFor(name: FaceName, title: string): Face {
  const face: Face = FACES[name];
  return 'stack' in face.set || canDraw(title.toUpperCase()) ? face : FACES.grotesk;
}

/** The width of a line at font size 1. An accented letter is as wide as its base letter. */
export function lineWidth(line: string, { set }: Pick<Face, 'set'>): number {
  if (!('stack' in set)) return drawnWidth(line, set);
  const widthOf = (letter: string): number =>
    set.widths.get(letter) ?? set.widths.get(letter.normalize('NFD').charAt(0)) ?? OTHER;
  return Array.from(line).reduce((sum, letter) => sum + widthOf(letter) + set.tracking, 0);
}

interface Line {
  readonly text: string;
  readonly size: number;
}

export interface FittedTitle {
  readonly face: Face;
  readonly lines: readonly Line[];
  /** From the top of the first line's capitals to the baseline of the last line. */
  readonly height: number;
}

export interface TitleBox {
  readonly width: number;
  readonly height: number;
}

/** Minimum cap height. */
const MIN_SIZE = 19;

function stacked(face: Face, lines: readonly Line[]): FittedTitle {
  const gaps = lines.slice(1).reduce((sum, { size }) => sum + size * (face.leading - face.capHeight), 0);
  return { face, lines, height: lines.reduce((sum, { size }) => sum + size * face.capHeight, gaps) };
}

function wordsOf(title: string, face: Face): string[] {
  return (face.capitals ? title.toUpperCase() : title).split(/\s+/).filter((word) => word !== '');
}

/**
 * Breaks a title into lines of similar length, in the largest size that fits the box. If it does not fit in the smallest
 * size either, it is truncated with an ellipsis.
 */
export function fitTitle(title: string, face: Face, { width, height }: TitleBox): FittedTitle {
  const words = wordsOf(title, face);
  for (let capital = Math.min(height, face.largest); capital >= MIN_SIZE; capital -= 1) {
    const size = capital / face.capHeight;
    const rows = wrapped(words, face, width / size);
    const tall = size * (face.capHeight + (rows.length - 1) * face.leading);
    if (tall > height || rows.some((row) => lineWidth(row, face) * size > width)) continue;
    return stacked(
      face,
      balanced(words, face, rows.length, width / size).map((row) => ({ text: row, size })),
    );
  }
  const size = MIN_SIZE / face.capHeight;
  const letters = Math.floor(width / size / Math.max(lineWidth('W', face), OTHER));
  const pieces = words.flatMap((word) =>
    Array.from(word).length > letters ? (word.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? []) : [word],
  );
  const rows = wrapped(pieces, face, width / size);
  const kept = rows.slice(0, Math.max(1, Math.floor((height / size - face.capHeight) / face.leading) + 1));
  if (kept.length < rows.length) kept.push(`${kept.pop()?.slice(0, -3) ?? ''}...`);
  return stacked(
    face,
    kept.map((row) => ({ text: row, size })),
  );
}

/** Sets each line at the full width, in its own size; falls back to `fitTitle` if that does not fit. */
export function fitBlock(title: string, face: Face, box: TitleBox): FittedTitle {
  const words = wordsOf(title, face);
  const smallest = ({ lines }: FittedTitle): number => Math.min(...lines.map(({ size }) => size * face.capHeight));
  const fits = (way: FittedTitle): boolean =>
    way.height <= box.height &&
    smallest(way) >= MIN_SIZE &&
    way.lines.every(({ size }) => size * face.capHeight <= face.largest * 1.7);
  const ways = words.map((_, index) => {
    const rows = balanced(words, face, index + 1, lineWidth(words.join(' '), face));
    return stacked(
      face,
      rows.map((row) => ({ text: row, size: box.width / lineWidth(row, face) })),
    );
  });
  return ways.filter(fits).sort((left, right) => smallest(right) - smallest(left))[0] ?? fitTitle(title, face, box);
}

function wrapped(words: readonly string[], face: Face, room: number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const longer = rows.length === 0 ? word : `${rows.at(-1) ?? ''} ${word}`;
    if (rows.length > 0 && lineWidth(longer, face) <= room) rows.splice(-1, 1, longer);
    else rows.push(word);
  }
  return rows;
}

/** Breaks text into at most this many lines, as narrow as possible, to avoid a short last line. */
function balanced(words: readonly string[], face: Face, count: number, room: number): readonly string[] {
  let best = wrapped(words, face, room);
  for (let narrower = room * 0.97; narrower > room * 0.1; narrower *= 0.97) {
    const rows = wrapped(words, face, narrower);
    if (rows.length > count) break;
    best = rows;
  }
  return best;
}

export type Align = 'start' | 'middle' | 'end';
const SHARE_LEFT: Record<Align, number> = { start: 0, middle: 0.5, end: 1 };

/** Draws a fitted title; the top of the first line's capitals is at `top`. */
export function drawTitle({ lines, face }: FittedTitle, x: number, top: number, color: string, align: Align): string {
  const { set, capHeight, leading } = face;
  let y = top - (lines[0]?.size ?? 0) * (leading - capHeight);
  const rows = lines.map(({ text, size }) => {
    const width = lineWidth(text, face) * size;
    const left = x - width * SHARE_LEFT[align];
    y += size * leading;
    if (!('stack' in set)) return drawLetters(text, set, left, y - size, size, color);
    const place = d`x="${left}" y="${y}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs"`;
    return `<text ${place}>${escapeXml(text)}</text>`;
  });
  if (!('stack' in set)) return rows.join('');
  const style = set.italic === true ? ' font-style="italic"' : '';
  return `<g font-family="${set.stack}" font-weight="${set.weight}"${style} fill="${color}">${rows.join('')}</g>`;
}

/** The credits: letter-spaced capitals, stretched to their computed width. */
export function drawCredits(text: string, x: number, y: number, color: string, align: Align): string {
  const size = 13;
  const capitals = text.toUpperCase();
  const width = lineWidth(capitals, { set: { ...sans, tracking: 0.13 } }) * size;
  const place = d`x="${x - width * SHARE_LEFT[align]}" y="${y}" textLength="${width}"`;
  return text === '' ? '' : `<text ${place} font-size="${n(size)}" fill="${color}">${escapeXml(capitals)}</text>`;
}
