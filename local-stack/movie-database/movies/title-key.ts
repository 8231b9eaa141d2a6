/** Normalizes a title for comparison: case, accents, leading articles, '&' and punctuation. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/^(the|an?) /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
