/** The first letters of a name's first and last word, in capitals: 'KR' for Keanu Reeves; empty for an empty name. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => Array.from(word).slice(0, 1));
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
