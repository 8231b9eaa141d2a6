import { textWidth, type Typeface } from './typeface';

export interface FittedTitle {
  /** The size of the letters in units of the picture. */
  readonly size: number;
  readonly lines: readonly string[];
}

export interface TitleBox {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

const STEP = 2;

/**
 * Breaks a title into lines of like length, in the largest size at which they fill the box. What does not fit even in the
 * smallest size is cut, with an ellipsis.
 */
export function fitTitle(title: string, face: Typeface, box: TitleBox): FittedTitle {
  const words = (face.capitals ? title.toUpperCase() : title).split(/\s+/).filter((word) => word !== '');
  for (let size = box.largest; size > box.smallest; size -= STEP) {
    const room = box.width / size;
    const lines = wrap(words, face, room);
    const fits =
      lines.every((line) => textWidth(line, face) <= room) && lines.length * size * face.leading <= box.height;
    if (fits) return { size, lines: balance(words, face, room, lines) };
  }
  const most = Math.max(1, Math.floor(box.height / (box.smallest * face.leading)));
  const room = box.width / box.smallest;
  const lines = wrap(
    words.flatMap((word) => pieces(word, face, room)),
    face,
    room,
  );
  const kept = lines.slice(0, most);
  if (kept.length < lines.length) kept[most - 1] = `${(kept[most - 1] ?? '').slice(0, -1)}…`;
  return { size: box.smallest, lines: kept };
}

function wrap(words: readonly string[], face: Typeface, room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, face) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines in the least width: no widow under a full line. */
function balance(words: readonly string[], face: Typeface, room: number, lines: readonly string[]): readonly string[] {
  let best = lines;
  for (let narrower = room * 0.97; narrower > room * 0.4; narrower *= 0.97) {
    const tried = wrap(words, face, narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/** A word too long for a line, cut in pieces that fit. */
function pieces(word: string, face: Typeface, room: number): string[] {
  const cut: string[] = [];
  for (const letter of Array.from(word)) {
    const last = cut.at(-1);
    if (last !== undefined && textWidth(last + letter, face) <= room) cut[cut.length - 1] = last + letter;
    else cut.push(letter);
  }
  return cut;
}
