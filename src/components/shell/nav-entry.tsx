import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { SHELL } from '../../i18n/messages/shell';

/** A place to go, as the header and the bottom bar list it. */
export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Current only at exactly this address, not below it. */
  readonly exact?: boolean;
}

/** A row of the account menu: a place to go or a thing to do. */
export type MenuEntry =
  | { readonly kind: 'link'; readonly label: string; readonly to: string; readonly icon: LucideIcon }
  | { readonly kind: 'action'; readonly label: string; readonly onSelect: () => void; readonly icon: LucideIcon };

/** A link of a submenu or of the mega menu. */
export type MenuLink = Pick<NavEntry, 'to' | 'label'>;

/** An entry of the header's row. */
export interface HeaderEntry extends Pick<NavEntry, 'to' | 'label' | 'exact'> {
  /** What unfolds under it. */
  readonly submenu?: readonly MenuLink[];
  /** Narrowest window that has room for it beside the others; the mega menu has it always. */
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

/** Beside a link whose screen is not there yet; not part of its name. */
export function Soon() {
  return <Mark>{SHELL.soon}</Mark>;
}
