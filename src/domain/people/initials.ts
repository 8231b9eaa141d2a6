/** The first letters of a name's first and last word, in capitals: 'KR' for Keanu Reeves; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first = ''] = words[0] ?? '';
  const [last = ''] = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${first}${last}`.toUpperCase();
}
