import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Library from 'lucide-react/icons/library';
import LogIn from 'lucide-react/icons/log-in';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { Button } from '../../components/button';
import { ErrorBoundary } from '../../components/error-boundary';
import { guardFocus } from '../../components/layout/focus';
import { MAIN_ID } from '../../components/layout/screen';
import { lazyComponent } from '../../components/lazy-component';
import { BottomBar } from '../../components/shell/bottom-bar';
import { Footer } from '../../components/shell/footer';
import { Header, HeaderAuth, MenuButton, SkipLink } from '../../components/shell/header';
import type { HeaderEntry, MenuLink, NavEntry } from '../../components/shell/nav-entry';
import { toasts } from '../../components/toast';
import { ROUTES } from '../../config/routes';
import { PLACEHOLDERS } from '../../config/site-map';
import { useSession } from '../../hooks/session-provider';
import { APP, SHELL } from '../../i18n/messages/shell';
import { siteLinks } from '../../i18n/site-sections';
import { reloadPage } from '../../lib/app-update';
import { returnToFrom } from '../routes/return-to';
import type { AppMegaMenuProps } from './mega-menu';

const HeaderAccount = lazyComponent(
  () => import('./header-account'),
  (file) => file.HeaderAccount,
);

/** Header, navigation and footer around every screen. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const location: Location<unknown> = useLocation();
  const { key } = location;
  // The menu closes on any navigation, including Back.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const signedIn = session.status === 'signed-in';
  // while the session loads, trust its hint: show a member's navigation rather than the visitors'
  const asMember = signedIn || session.status === 'loading';
  const openMenu = () => setMenuAt(key);
  useEffect(guardFocus, []);

  return (
    <>
      <SkipLink targetId={MAIN_ID} />
      <Header homePath={ROUTES.landing} entries={asMember ? MEMBER_HEADER : VISITOR_HEADER}>
        {signedIn && (
          <ErrorBoundary fallback={() => <AccountMissing />}>
            <Suspense fallback={<HeaderAuth state="loading" />}>
              <HeaderAccount member={session.session.member} />
            </Suspense>
          </ErrorBoundary>
        )}
        {session.status === 'loading' && <HeaderAuth state="loading" />}
        {(session.status === 'signed-out' || session.status === 'unchecked') && (
          <HeaderAuth
            state="signed-out"
            loginTo={ROUTES.login}
            joinTo={ROUTES.join}
            linkState={returnToFrom(location)}
          />
        )}
        <MenuButton ref={menuButton} onPress={openMenu} />
      </Header>
      {children}
      <Footer />
      <BottomBar entries={asMember ? MEMBER_LINKS : VISITOR_LINKS} onMenu={openMenu} />
      <MegaMenuBoundary
        open={menuAt === key}
        signedIn={signedIn}
        onClose={() => setMenuAt(null)}
        returnFocus={menuButton}
      />
    </>
  );
}

function AccountMissing() {
  return (
    <Button variant="ghost" onPress={() => void reloadPage()}>
      {APP.reload}
    </Button>
  );
}

const CHARTS: NavEntry = { to: ROUTES.charts, label: SHELL.charts, icon: ChartNoAxesColumn };

/** The phone's bottom bar for visitors. */
export const VISITOR_LINKS: readonly NavEntry[] = [
  { to: ROUTES.landing, label: SHELL.home, icon: House, exact: true },
  { to: ROUTES.engine, label: SHELL.movies, icon: Clapperboard },
  CHARTS,
  { to: ROUTES.login, label: SHELL.login, icon: LogIn },
];

/** The phone's bottom bar for members, whose home is the questionnaire. */
export const MEMBER_LINKS: readonly NavEntry[] = [
  { to: ROUTES.dashboard, label: SHELL.home, icon: House },
  { to: ROUTES.collection, label: SHELL.collection, icon: Library },
  CHARTS,
  { to: ROUTES.favorites, label: SHELL.favorites, icon: Heart },
];

const BOX_OFFICE: MenuLink = { to: PLACEHOLDERS.boxOffice, label: SHELL.boxOffice };
const TRENDING_ACTORS: MenuLink = { to: PLACEHOLDERS.trendingActors, label: SHELL.trendingActors };
const FIND_LINK: MenuLink = { to: ROUTES.open, label: SHELL.findMovie };
const COLLECTION_LINK: MenuLink = { to: ROUTES.collection, label: SHELL.collection };
// Phones have this link in the bottom bar; wider windows have it here.
const FAVORITES_LINK: MenuLink = { to: ROUTES.favorites, label: SHELL.favorites };

/** The header's navigation (specification, section 2): submenus first, then as many links as fit. */
export function headerEntries(signedIn: boolean): readonly HeaderEntry[] {
  return [
    {
      to: ROUTES.charts,
      label: SHELL.charts,
      exact: true,
      submenu: [...siteLinks('charts'), BOX_OFFICE, TRENDING_ACTORS],
    },
    {
      to: ROUTES.engine,
      label: SHELL.headerMovies,
      submenu: [FIND_LINK, ...(signedIn ? [COLLECTION_LINK] : []), ...siteLinks('movies')],
    },
    { to: PLACEHOLDERS.tvShows, label: SHELL.headerTvShows, exact: true, submenu: siteLinks('tv') },
    ...(signedIn ? ([{ ...COLLECTION_LINK, from: 'lg' }, FAVORITES_LINK] as const) : []),
    { to: ROUTES.top50, label: SHELL.top50, from: 'lg' },
    // A member's header has no room for these two besides the submenu.
    ...(signedIn ? [] : ([BOX_OFFICE, TRENDING_ACTORS] as const).map((link) => ({ ...link, from: 'xl' as const }))),
    { to: PLACEHOLDERS.watchlist, label: SHELL.watchlist, from: 'xl' },
  ];
}

const VISITOR_HEADER = headerEntries(false);
const MEMBER_HEADER = headerEntries(true);

const AppMegaMenu = lazyComponent(
  () => import('./mega-menu'),
  (file) => file.AppMegaMenu,
);

/**
 * Loads the mega menu on first use, or with the shortcuts on the first key, and keeps it mounted, since a question may be
 * open after it closes.
 */
export function MegaMenuBoundary(props: Omit<AppMegaMenuProps, 'pressed'>) {
  const { open, onClose } = props;
  const [wasOpened, setWasOpened] = useState(open);
  const [pressed, setPressed] = useState<KeyboardEvent | null>(null);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    window.addEventListener('keydown', setPressed, { once: true });
    return () => window.removeEventListener('keydown', setPressed);
  }, []);
  if (!wasOpened && !pressed) return null;

  function notifyMissing() {
    if (!open) return;
    onClose();
    toasts.show({
      kind: 'error',
      text: APP.partMissing,
      action: { label: APP.reload, onSelect: () => void reloadPage() },
    });
  }

  return (
    <ErrorBoundary fallback={(_error, retry) => <RetryOnOpen open={open} retry={retry} />} onError={notifyMissing}>
      <Suspense>
        <AppMegaMenu {...props} pressed={pressed} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Renders nothing; retries the next time the menu is opened. */
function RetryOnOpen({ open, retry }: { readonly open: boolean; readonly retry: () => void }) {
  const was = useRef(open);
  useEffect(() => {
    if (open && !was.current) retry();
    was.current = open;
  }, [open, retry]);
  return null;
}
