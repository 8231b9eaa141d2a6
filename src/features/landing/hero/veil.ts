/** The page's ground, so many percent of it: lies over pictures, so that words on them can be read whatever they show. */
export function veil(percent: number): string {
  return `color-mix(in srgb, var(--m-colors-bg) ${percent}%, transparent)`;
}
