import { FRAME } from '../config/messages/frame';
import { PLACEHOLDERS } from '../config/placeholders';
import { ROUTES } from '../config/routes';
import { SITE_MAP, type SiteSection } from '../config/site-map';
import type { HeaderEntry, MenuLink } from '../ui/frame/nav-entry';

const BOX_OFFICE: MenuLink = { to: PLACEHOLDERS.boxOffice, label: FRAME.boxOffice };
const TRENDING_ACTORS: MenuLink = { to: PLACEHOLDERS.trendingActors, label: FRAME.trendingActors };
const COLLECTION: MenuLink = { to: ROUTES.collection, label: FRAME.collection };

function section(id: SiteSection['id']): readonly MenuLink[] {
  return SITE_MAP.find((candidate) => candidate.id === id)?.links ?? [];
}

/** The header's row (specification, section 2): entries with submenus first, then as many links as the window has room for. */
export function headerEntries(signedIn: boolean): readonly HeaderEntry[] {
  return [
    {
      to: ROUTES.charts,
      label: FRAME.charts,
      exact: true,
      submenu: [...section('charts'), BOX_OFFICE, TRENDING_ACTORS],
    },
    {
      to: ROUTES.engine,
      label: FRAME.movies,
      submenu: signedIn ? [COLLECTION, ...section('movies')] : section('movies'),
    },
    { to: PLACEHOLDERS.tvShows, label: FRAME.tvShows, exact: true, submenu: section('tv') },
    { to: ROUTES.top50, label: FRAME.top50, from: 'lg' },
    { ...BOX_OFFICE, from: 'xl' },
    { ...TRENDING_ACTORS, from: 'xl' },
    { to: PLACEHOLDERS.watchlist, label: FRAME.watchlist, from: 'lg' },
  ];
}
