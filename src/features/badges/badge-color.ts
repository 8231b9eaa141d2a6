/** Colours of badges (specification, section 2). */
const COLORS = ['blue', 'green', 'purple', 'red', 'yellow', 'gold', 'indigo'] as const;
export type BadgeColor = (typeof COLORS)[number];

/** A badge's colour; blue for a name that is not known. */
export function badgeColor(name: string): BadgeColor {
  return COLORS.find((color) => color === name) ?? 'blue';
}
