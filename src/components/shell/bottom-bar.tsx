import { chakra } from '@chakra-ui/react/styled-system';
import Menu from 'lucide-react/icons/menu';
import { NavLink } from 'react-router-dom';
import { SHELL } from '../../i18n/messages/shell';
import type { NavEntry } from './nav-entry';

const Bar = chakra('nav', {
  base: {
    display: { base: 'flex', md: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'bar',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border',
    paddingBottom: 'env(safe-area-inset-bottom)',
    paddingLeft: 'env(safe-area-inset-left)',
    paddingRight: 'env(safe-area-inset-right)',
  },
});
const barLinkStyle = {
  base: {
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minHeight: '14',
    color: 'fg.muted',
    // Each entry is a fifth of the window wide, so text can't grow further.
    fontSize: 'min(0.75rem, 4vw)',
    fontWeight: 'medium',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: '-3px' },
    '& span': { paddingInline: 'min(1rem, 4vw)', paddingBlock: '0.5', borderRadius: 'full' },
    '&[aria-current=page]': { color: 'fg' },
    '&[aria-current=page] span': { bg: 'accent.subtle', color: 'accent.text' },
  },
} as const;
const BarLink = chakra(NavLink, barLinkStyle);
const Opener = chakra('button', barLinkStyle);

export interface BottomBarProps {
  readonly entries: readonly NavEntry[];
  readonly onMenu: () => void;
}

/**
 * The phone's bottom navigation, ending with the mega menu; from 768 px the header has the links. The footer leaves
 * room for it.
 */
export function BottomBar({ entries, onMenu }: BottomBarProps) {
  return (
    <Bar aria-label={SHELL.bottomNavigation}>
      {entries.map(({ to, label, icon: Icon, exact }) => (
        <BarLink key={to} to={to} end={exact ?? false}>
          <span>
            <Icon size={20} aria-hidden="true" />
          </span>
          {label}
        </BarLink>
      ))}
      <Opener type="button" aria-haspopup="dialog" onClick={onMenu}>
        <span>
          <Menu size={20} aria-hidden="true" />
        </span>
        {SHELL.menu}
      </Opener>
    </Bar>
  );
}
