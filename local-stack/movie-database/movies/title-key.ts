/** A title stripped of what editions differ in: case, accents, articles at the front, '&' and punctuation. */
export function titleKey(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/^(the|an?) /, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
