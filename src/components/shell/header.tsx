import { chakra } from '@chakra-ui/react/styled-system';
import Menu from 'lucide-react/icons/menu';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { isBuilt } from '../../config/site-map';
import { APP, SHELL } from '../../i18n/messages/shell';
import { ButtonLink } from '../button';
import { IconButton } from '../icon-button';
import { NO_DRAG, DRAG_WINDOW } from '../../config/ui';
import type { SetTimer } from '../timers';
import { VisuallyHidden } from '../visually-hidden';
import { type HeaderEntry, Soon } from './nav-entry';
import { HeaderLink, Submenu } from './submenu';
import { useSubmenus } from './use-submenus';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    paddingTop: 'env(safe-area-inset-top)',
    // In an installed desktop window the header replaces the title bar and moves the window.
    '&': DRAG_WINDOW,
    '& :is(a, button)': NO_DRAG,
  },
});
const Inner = chakra('div', {
  base: {
    display: 'flex',
    // Large fonts need a second row.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', md: '3' },
    maxWidth: 'page',
    minHeight: '3.75rem',
    marginInline: 'auto',
    // Keeps clear of a phone's notch and of the window controls over the title bar.
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
    // The dot after the word mark.
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
  /** Target of the word mark. */
  readonly homePath: string;
  readonly entries: readonly HeaderEntry[];
  /** The right end: sync status, account and the mega menu's button. */
  readonly children: ReactNode;
}

/** The top bar: word mark, entries with submenus (from 768 px; phones have the bottom bar), and the account. */
export function Header({ homePath, entries, children }: HeaderProps) {
  return (
    <Bar>
      <Inner>
        <WordMark to={homePath}>{APP.name}</WordMark>
        <MainNav entries={entries} />
        <End>{children}</End>
      </Inner>
    </Bar>
  );
}

const Entry = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center' },
  variants: {
    from: {
      lg: { display: { base: 'none', lg: 'inline-flex' } },
      xl: { display: { base: 'none', xl: 'inline-flex' } },
    },
  },
});
const Links = chakra('nav', { base: { display: { base: 'none', md: 'flex' }, alignItems: 'center' } });

export interface MainNavProps {
  readonly entries: readonly HeaderEntry[];
  /** Timer of the submenus; the browser's by default. */
  readonly after?: SetTimer;
}

/** The header's entries, from 768 px; phones have the bottom bar and the mega menu. */
export function MainNav({ entries, after }: MainNavProps) {
  const submenus = useSubmenus(after);
  return (
    <Links aria-label={SHELL.mainNavigation}>
      {entries.map((entry) =>
        entry.submenu ? (
          <Submenu key={entry.to} entry={entry} links={entry.submenu} submenus={submenus} />
        ) : (
          <Entry key={entry.to} {...(entry.from && { from: entry.from })}>
            <HeaderLink to={entry.to} end={entry.exact ?? false}>
              {entry.label}
            </HeaderLink>
            {!isBuilt(entry.to) && <Soon />}
          </Entry>
        ),
      )}
    </Links>
  );
}

const WideOnly = chakra('span', { base: { display: { base: 'none', md: 'inline-flex' } } });

export interface MenuButtonProps {
  readonly onPress: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the mega menu, from 768 px; phones have it in the bottom bar. */
export function MenuButton({ onPress, ref }: MenuButtonProps) {
  return (
    <WideOnly>
      <IconButton
        {...(ref !== undefined && { ref })}
        label={SHELL.menu}
        icon={<Menu size={22} aria-hidden="true" />}
        onPress={onPress}
      />
    </WideOnly>
  );
}

const Placeholder = chakra('div', {
  base: {
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'bg.hover',
    animation: 'breathe 1.6s ease-in-out infinite',
  },
});
const Pair = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });

export type HeaderAuthProps =
  | { readonly state: 'loading' }
  | {
      readonly state: 'signed-out';
      readonly loginTo: string;
      readonly joinTo: string;
      /** Navigation state to pass along, such as where to return to. */
      readonly linkState?: unknown;
    };

/** The header's account area for visitors; members have an AccountMenu instead. */
export function HeaderAuth(props: HeaderAuthProps) {
  if (props.state === 'loading') {
    return (
      <div role="status">
        <Placeholder />
        <VisuallyHidden>{SHELL.authLoading}</VisuallyHidden>
      </div>
    );
  }
  return (
    <Pair>
      <ButtonLink to={props.loginTo} state={props.linkState} variant="ghost" small>
        {SHELL.login}
      </ButtonLink>
      <ButtonLink to={props.joinTo} state={props.linkState} small>
        {SHELL.signUp}
      </ButtonLink>
    </Pair>
  );
}

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skip',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'md',
    bg: 'accent',
    color: 'accent.fg',
    fontWeight: 'semibold',
    '&': NO_DRAG,
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/**
 * First tab stop: skips the header.
 * @param targetId id of the main landmark
 */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  return <Anchor href={`#${targetId}`}>{APP.skipToContent}</Anchor>;
}
