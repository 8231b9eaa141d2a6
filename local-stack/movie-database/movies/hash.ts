/** FNV-1a over UTF-16 code units: 32 bits, stable on every machine. Used as the seed of ids and drawings. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
