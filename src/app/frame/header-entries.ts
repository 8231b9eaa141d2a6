import { SHELL } from '../../i18n/messages/shell';
import { PLACEHOLDERS } from '../../config/site-map';
import { ROUTES } from '../../config/routes';
import { siteLinks } from '../../i18n/site-sections';
import type { HeaderEntry, MenuLink } from '../../components/shell/nav-entry';

const BOX_OFFICE: MenuLink = { to: PLACEHOLDERS.boxOffice, label: SHELL.boxOffice };
const TRENDING_ACTORS: MenuLink = { to: PLACEHOLDERS.trendingActors, label: SHELL.trendingActors };
const COLLECTION_LINK: MenuLink = { to: ROUTES.collection, label: SHELL.collection };
// Phones have it in the bottom bar; every wider window has room for it here.
const FAVORITES_LINK: MenuLink = { to: ROUTES.favorites, label: SHELL.favorites };

/** The header's row (specification, section 2): entries with submenus first, then as many links as the window has room for. */
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
      submenu: signedIn ? [COLLECTION_LINK, ...siteLinks('movies')] : siteLinks('movies'),
    },
    { to: PLACEHOLDERS.tvShows, label: SHELL.headerTvShows, exact: true, submenu: siteLinks('tv') },
    ...(signedIn ? [FAVORITES_LINK] : []),
    { to: ROUTES.top50, label: SHELL.top50, from: 'lg' },
    { ...BOX_OFFICE, from: 'xl' },
    { ...TRENDING_ACTORS, from: 'xl' },
    { to: PLACEHOLDERS.watchlist, label: SHELL.watchlist, from: 'lg' },
  ];
}
