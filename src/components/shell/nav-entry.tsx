import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { SHELL } from '../../i18n/messages/shell';

/** A link of the header or the bottom bar. */
export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Current only at exactly this path, not below it. */
  readonly exact?: boolean;
}

/** A row of the account menu: a link or an action. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly label: string; readonly to: string; readonly icon: LucideIcon }
  | { readonly kind: 'action'; readonly label: string; readonly onSelect: () => void; readonly icon: LucideIcon };

/** A link of a submenu or of the mega menu. */
export type MenuLink = Pick<NavEntry, 'to' | 'label'>;

/** An entry of the header's navigation. */
export interface HeaderEntry extends Pick<NavEntry, 'to' | 'label' | 'exact'> {
  /** Links of its submenu. */
  readonly submenu?: readonly MenuLink[];
  /** Narrowest breakpoint at which it fits; the mega menu always has it. */
  readonly from?: 'lg' | 'xl';
}

const Mark = chakra('span', {
  base: {
    flexShrink: 0,
    paddingInline: '1.5',
    borderRadius: 'full',
    borderWidth: '1px',
    color: 'fg.muted',
    fontSize: 'xs',
    lineHeight: 'snug',
  },
});

/** Label of a link whose screen isn't available yet; not part of the link's name. */
export function Soon() {
  return <Mark>{SHELL.soon}</Mark>;
}
