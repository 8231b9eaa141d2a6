import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import Award from 'lucide-react/icons/award';
import ChartColumn from 'lucide-react/icons/chart-column';
import Download from 'lucide-react/icons/download';
import History from 'lucide-react/icons/rotate-ccw-clock';
import House from 'lucide-react/icons/house';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import { Suspense, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { MARKED_SCREENS, ROUTES } from '../../config/routes';
import { LOW_WINDOW } from '../../config/ui';
import { hasScreen, kindsWith } from '../../domain/marks/mark-kinds';
import { MARKED_LISTS } from '../../i18n/messages/marked-lists';
import { APP, SHELL } from '../../i18n/messages/shell';
import { MARK_ICONS } from '../../marks/mark-button';

/** The sidebar (specification, section 2, account area), with every list of marked movies and the sync page. */
const LINKS: readonly SideNavLink[] = [
  { to: ROUTES.profile, label: SHELL.profile, icon: User },
  ...kindsWith()
    .filter(hasScreen)
    .map((kind) => ({
      to: MARKED_SCREENS[kind],
      label: MARKED_LISTS[kind].title,
      icon: MARK_ICONS[kind].icon,
    })),
  { to: ROUTES.badges, label: SHELL.badges, icon: Award },
  { to: ROUTES.history, label: SHELL.history, icon: History },
  { to: ROUTES.stats, label: SHELL.stats, icon: ChartColumn },
  { to: ROUTES.settings, label: SHELL.settings, icon: Settings },
  { to: ROUTES.sync, label: SHELL.sync, icon: RefreshCw },
  { to: ROUTES.data, label: SHELL.data, icon: Download },
  { to: ROUTES.landing, label: SHELL.home, icon: House },
];

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    columnGap: '12',
    rowGap: { base: '5', lg: '7' },
    [LOW_WINDOW]: { rowGap: '1' },
  },
});
const Page = chakra('div', { base: { minWidth: 0 } });

/** Layout of the account area: the navigation stays mounted while its pages change. */
export function AccountLayout() {
  return (
    <Screen>
      <Columns>
        <SideNav label={SHELL.account} links={LINKS} />
        <Page>
          <Suspense fallback={<Spinner label={APP.loading} />}>
            <Outlet />
          </Suspense>
        </Page>
      </Columns>
    </Screen>
  );
}

const Nav = chakra('nav', {
  base: { minWidth: 0, position: { lg: 'sticky' }, top: { lg: '6rem' }, alignSelf: 'start' },
});
// A swipeable row on phones, a column next to the page from 1024 px.
const Row = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    overflowX: { base: 'auto', lg: 'visible' },
    overscrollBehaviorX: 'contain',
    marginInline: { base: '-1rem', lg: '0' },
    paddingInline: { base: '4', lg: '0' },
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
  },
});
const Item = chakra('li', { base: { flexShrink: 0 } });
const SideLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '4',
    borderRadius: 'full',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'fg' },
  },
});

/** A link in a side navigation. */
export interface SideNavLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface SideNavProps {
  readonly label: string;
  readonly links: readonly SideNavLink[];
}

/** Side navigation of one area. Scrolls the current link into view where the row overflows. */
export function SideNav({ label, links }: SideNavProps) {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]');
    const list = row.current;
    if (!current || !list) return;
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <Nav aria-label={label}>
      <Row ref={row}>
        {links.map(({ to, label: name, icon: Icon }) => (
          <Item key={to}>
            <SideLink to={to} end>
              <Icon size={18} aria-hidden="true" />
              {name}
            </SideLink>
          </Item>
        ))}
      </Row>
    </Nav>
  );
}
