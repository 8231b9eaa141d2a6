/**
 * Where the focus goes in a menu of `count` rows (WAI-ARIA menu pattern): round at the ends.
 * @param at index of the focused row, -1 when none is
 * @returns the next index, or null when the key is not one of the menu's
 */
export function nextMenuIndex(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
