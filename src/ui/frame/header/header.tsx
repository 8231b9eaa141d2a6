import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { APP } from '../../../i18n/messages/shell';
import { MainNav } from './main-nav';
import type { HeaderEntry } from '../nav-entry';
import { Link } from '../../controls/link';
import { IS_PRESSED, MOVES_WINDOW } from '../../layout/window-move';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    paddingTop: 'env(safe-area-inset-top)',
    // Installed on a desktop it stands where the title bar would, and moves the window.
    '&': MOVES_WINDOW,
    '& :is(a, button)': IS_PRESSED,
  },
});
const Inner = chakra('div', {
  base: {
    display: 'flex',
    // Large letters need a second row.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', md: '3', xl: '5' },
    maxWidth: 'page',
    minHeight: '3.75rem',
    marginInline: 'auto',
    // Beside the notch of a phone, and beside the buttons that a desktop draws over the title bar.
    paddingLeft: 'max(1rem, env(safe-area-inset-left), env(titlebar-area-x, 0px))',
    paddingRight:
      'max(1rem, env(safe-area-inset-right), calc(100vw - env(titlebar-area-x, 0px) - env(titlebar-area-width, 100vw)))',
  },
});
const WordMark = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontFamily: 'heading',
    fontSize: '2xl',
    lineHeight: '1',
    // A dot after the word mark, as a sign of its own.
    _after: {
      content: '""',
      width: '1.5',
      height: '1.5',
      marginLeft: '1',
      marginTop: '2',
      borderRadius: 'full',
      bg: 'accent',
    },
  },
});
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', marginLeft: 'auto' } });

export interface HeaderProps {
  /** Where the word mark leads. */
  readonly home: string;
  readonly entries: readonly HeaderEntry[];
  /** What stands at the right: sync state, the account, the mega menu's button. */
  readonly children: ReactNode;
}

/** The top bar: word mark, entries with their submenus (from 768 px on; phones have the bottom bar), and the account. */
export function Header({ home, entries, children }: HeaderProps) {
  return (
    <Bar>
      <Inner>
        <WordMark to={home}>{APP.name}</WordMark>
        <MainNav entries={entries} />
        <End>{children}</End>
      </Inner>
    </Bar>
  );
}
