import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { MESSAGES } from '../../config/messages';
import type { NavEntry } from './nav-entry';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    paddingTop: 'env(safe-area-inset-top)',
  },
});
const Inner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1', md: '6' },
    maxWidth: 'page',
    minHeight: '3.75rem',
    marginInline: 'auto',
    paddingLeft: 'max(1rem, env(safe-area-inset-left))',
    paddingRight: 'max(1rem, env(safe-area-inset-right))',
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
    // The marquee's one bulb.
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
const Links = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '1' } });
const Place = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    _hover: { color: 'fg', bg: 'bg.hover' },
    '&[aria-current=page]': { color: 'fg', boxShadow: 'inset 0 -2px 0 var(--m-colors-accent)', borderRadius: '0' },
  },
});
const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '2', marginLeft: 'auto' } });

export interface HeaderProps {
  /** Where the word mark leads. */
  readonly home: string;
  readonly links: readonly Pick<NavEntry, 'to' | 'label' | 'exact'>[];
  /** What stands at the right: sync state, then the account. */
  readonly children: ReactNode;
}

/** The top bar: word mark, places (from 768 px on; phones have the bottom bar), and a slot for the account. */
export function Header({ home, links, children }: HeaderProps) {
  return (
    <Bar>
      <Inner>
        <WordMark to={home}>{MESSAGES.app.name}</WordMark>
        <Links aria-label={MESSAGES.frame.mainNavigation}>
          {links.map((link) => (
            <Place key={link.to} to={link.to} end={link.exact ?? false}>
              {link.label}
            </Place>
          ))}
        </Links>
        <End>{children}</End>
      </Inner>
    </Bar>
  );
}
