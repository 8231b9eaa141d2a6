import { ENGLISH_TITLES } from '../films/english-titles';

const MAC_ROMAN = new TextDecoder('macintosh');

/** The letters that Mac OS shows for the bytes 128 to 255, with those that were meant (ISO 8859-1). */
const MISREAD: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    return [MAC_ROMAN.decode(Uint8Array.of(byte)), String.fromCharCode(byte)];
  }),
);

/** Turns the data set's spelling of a title ('LÈon', 'Barbarians, The') into the usual one. */
export function readFillerTitle(raw: string): string {
  const letters = Array.from(raw, (letter) => MISREAD.get(letter) ?? letter).join('');
  const spoken = letters.trim().replace(/^(.+), (The|An?|Das|Der|Les?|La|El|Il)$/, '$2 $1');
  return ENGLISH_TITLES.get(spoken) ?? spoken;
}
