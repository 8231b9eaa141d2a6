import type { Family } from '../drawing/families';
import type { NonEmpty } from '../../films/seeded-random';

/** How a title is set. Only fonts that every system has, or has a stand-in of like widths for. */
export interface Typeface {
  readonly stack: string;
  readonly weight: 400 | 700;
  readonly style: 'normal' | 'italic';
  readonly capitals: boolean;
  /** Extra space between letters, in em. */
  readonly tracking: number;
  /** The set width: letters are squeezed to this share of their own. */
  readonly squeeze: number;
  readonly widths: ReadonlyMap<string, number>;
  /** From line to line, in em. */
  readonly leading: number;
}

/** Widths of letters in thousandths of an em, as the fonts' own tables give them (Helvetica Bold, Georgia Bold). */
function table(rows: readonly (readonly [width: number, letters: string])[]): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(([width, letters]) => Array.from(letters, (letter): [string, number] => [letter, width])),
  );
}

const HELVETICA = table([
  [278, " .,Iijl'’|/"],
  [333, '!:;()-ft·'],
  [389, 'r*'],
  [500, 'z"'],
  [556, 'aceksvxyJ0123456789$'],
  [611, 'bdghnopquFLTZ?'],
  [667, 'EPSVXY'],
  [722, 'ABCDHKNRU&'],
  [778, 'GOQw'],
  [833, 'M'],
  [889, 'm%'],
  [944, 'W'],
]);

const GEORGIA = table([
  [254, " '’|"],
  [330, '.,:;!jil·'],
  [390, 'tfr()-/'],
  [475, 'I"'],
  [520, 'csz?'],
  [575, 'aegvxyJ'],
  [645, 'bhknopqdu$'],
  [690, 'LSFZTE0123456789'],
  [750, 'ABCPXVYw'],
  [815, 'DGKNOQRU&'],
  [905, 'Hm%'],
  [1000, 'MW'],
]);

const sans = {
  stack: "'Helvetica Neue',Helvetica,Arial,sans-serif",
  weight: 700,
  style: 'normal',
  widths: HELVETICA,
} as const;
const serif = { stack: "Georgia,'Times New Roman',serif", widths: GEORGIA } as const;

const BOLD: Typeface = { ...sans, capitals: false, tracking: -0.02, squeeze: 1, leading: 0.98 };
const NARROW: Typeface = { ...sans, capitals: true, tracking: 0, squeeze: 0.74, leading: 0.95 };
const WIDE: Typeface = { ...sans, weight: 400, capitals: true, tracking: 0.16, squeeze: 1, leading: 1.18 };
const BOOK: Typeface = {
  ...serif,
  weight: 700,
  style: 'normal',
  capitals: false,
  tracking: -0.01,
  squeeze: 1,
  leading: 1.02,
};
const ENGRAVED: Typeface = {
  ...serif,
  weight: 400,
  style: 'normal',
  capitals: true,
  tracking: 0.08,
  squeeze: 0.92,
  leading: 1.08,
};
const HAND: Typeface = {
  ...serif,
  weight: 400,
  style: 'italic',
  capitals: false,
  tracking: -0.005,
  squeeze: 0.96,
  leading: 1.02,
};

/** The faces that suit each world. */
export const TYPEFACES: Record<Family, NonEmpty<Typeface>> = {
  frontier: [NARROW, ENGRAVED, BOOK],
  adventure: [NARROW, BOLD, BOOK],
  action: [NARROW, BOLD],
  war: [NARROW, ENGRAVED],
  music: [BOLD, NARROW, HAND],
  city: [NARROW, BOLD, BOOK],
  suspense: [BOLD, WIDE, NARROW],
  horror: [ENGRAVED, NARROW, BOOK],
  space: [WIDE, NARROW, BOLD],
  meadow: [BOLD, BOOK],
  romance: [HAND, BOOK],
  documentary: [WIDE, BOLD],
  history: [ENGRAVED, BOOK],
  drama: [BOOK, HAND, WIDE],
  comedy: [BOLD, BOOK, NARROW],
  fantasy: [ENGRAVED, BOOK, HAND],
};

/** A letter that the table does not hold: an accented one is as wide as its base, others are taken as square. */
function letterWidth(letter: string, widths: ReadonlyMap<string, number>): number {
  return widths.get(letter) ?? widths.get(letter.normalize('NFD').charAt(0)) ?? 1000;
}

/** How wide a text will stand, in em. */
export function textWidth(text: string, face: Typeface): number {
  const letters = Array.from(text);
  const own = letters.reduce((sum, letter) => sum + letterWidth(letter, face.widths), 0) / 1000;
  return (own + letters.length * face.tracking) * face.squeeze;
}
