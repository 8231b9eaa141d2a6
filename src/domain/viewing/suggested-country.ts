/**
 * The country that the browser's languages name first among those that can be chosen; null where it is chosen, or none is
 * named.
 * @param languages BCP 47 tags, the most wanted first
 */
export function suggestedCountry(
  languages: readonly string[],
  offered: readonly string[],
  chosen: string,
): string | null {
  const named = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1]).find((code) => code !== undefined);
  return offered.find((code) => code === named && code !== chosen) ?? null;
}
