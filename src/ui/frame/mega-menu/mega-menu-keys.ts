/** A link's place in the mega menu: which section, and which link in it; both count from 0. */
export interface MegaMenuPlace {
  readonly section: number;
  readonly link: number;
}

/**
 * Where the focus goes in the mega menu: up and down from link to link through all sections, left and right from section
 * to section; round at the ends.
 * @param at the focused link, or null when none is
 * @param counts links of each section, none of them empty
 * @returns the next place, or null when the key is not one of the menu's
 */
export function nextMegaMenuPlace(
  key: string,
  at: MegaMenuPlace | null,
  counts: readonly number[],
): MegaMenuPlace | null {
  const lastOf = (section: number): MegaMenuPlace => ({ section, link: (counts[section] ?? 1) - 1 });
  const before = (section: number) => (section <= 0 ? counts.length - 1 : section - 1);
  const after = (section: number) => (section + 1) % counts.length;
  const first: MegaMenuPlace = { section: 0, link: 0 };
  if (counts.length === 0) return null;
  switch (key) {
    case 'Home':
      return first;
    case 'End':
      return lastOf(counts.length - 1);
    case 'ArrowDown':
      if (!at) return first;
      return at.link < lastOf(at.section).link
        ? { section: at.section, link: at.link + 1 }
        : { section: after(at.section), link: 0 };
    case 'ArrowUp':
      if (!at) return lastOf(counts.length - 1);
      return at.link > 0 ? { section: at.section, link: at.link - 1 } : lastOf(before(at.section));
    case 'ArrowRight':
      return at ? { section: after(at.section), link: 0 } : first;
    case 'ArrowLeft':
      return { section: before(at?.section ?? 0), link: 0 };
    default:
      return null;
  }
}
