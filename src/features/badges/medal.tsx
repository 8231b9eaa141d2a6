import { chakra } from '@chakra-ui/react/styled-system';
import { Compass, Eye, Film, Heart, type LucideIcon, Search, Star, Trophy } from 'lucide-react';
import { createElement } from 'react';
import type { Badge } from '../../domain/account/badge';

// White icons on dark discs, the same in both themes.
const Disc = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '14',
    height: '14',
    borderRadius: 'full',
    color: '#fff',
    boxShadow: 'inset 0 0 0 3px rgba(255, 255, 255, 0.22)',
  },
  variants: {
    color: {
      blue: { bg: '#1d5fae' },
      green: { bg: '#1f7a43' },
      purple: { bg: '#7a3da3' },
      red: { bg: '#b3281c' },
      yellow: { bg: '#8a6a00' },
      gold: { bg: '#96590b' },
      indigo: { bg: '#4346a8' },
    },
  },
});
const Bar = chakra('span', {
  base: { display: 'block', height: '1.5', borderRadius: 'full' },
  variants: {
    color: {
      blue: { bg: '#3b82d6' },
      green: { bg: '#2f9a58' },
      purple: { bg: '#9a5cc6' },
      red: { bg: '#d2493c' },
      yellow: { bg: '#d9b32a' },
      gold: { bg: '#d48f22' },
      indigo: { bg: '#6669d6' },
    },
  },
});

/** A badge's icon. */
export function Medal({ badge }: { readonly badge: Badge }) {
  return (
    <Disc color={badgeColor(badge.color)} data-color={badgeColor(badge.color)}>
      {createElement(badgeIcon(badge.icon), { size: 26, strokeWidth: 1.75, 'aria-hidden': true })}
    </Disc>
  );
}

/** The colored bar of an earned badge. */
export function MedalBar({ badge }: { readonly badge: Badge }) {
  return <Bar color={badgeColor(badge.color)} data-bar={badgeColor(badge.color)} />;
}

/** Badge colors (specification, section 2). */
const COLORS = ['blue', 'green', 'purple', 'red', 'yellow', 'gold', 'indigo'] as const;
export type BadgeColor = (typeof COLORS)[number];

/** A badge's color; blue for unknown names. */
export function badgeColor(name: string): BadgeColor {
  return COLORS.find((color) => color === name) ?? 'blue';
}

/** Icons by their names in the badges table (specification, section 2). */
const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['Search', Search],
  ['Compass', Compass],
  ['Film', Film],
  ['Heart', Heart],
  ['Star', Star],
  ['Trophy', Trophy],
  ['Eye', Eye],
]);

/** A badge's icon; a trophy for unknown names. */
export function badgeIcon(name: string): LucideIcon {
  return ICONS.get(name) ?? Trophy;
}
