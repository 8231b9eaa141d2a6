/**
 * The next focused row in a menu of `count` rows (WAI-ARIA menu pattern), wrapping around.
 * @param at index of the focused row, or -1
 * @returns the next index, or null for other keys
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
