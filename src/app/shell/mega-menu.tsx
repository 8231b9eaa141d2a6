import Bookmark from 'lucide-react/icons/bookmark';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Clapperboard from 'lucide-react/icons/clapperboard';
import House from 'lucide-react/icons/house';
import Keyboard from 'lucide-react/icons/keyboard';
import Library from 'lucide-react/icons/library';
import LogIn from 'lucide-react/icons/log-in';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import Tv from 'lucide-react/icons/tv';
import UserPlus from 'lucide-react/icons/user-plus';
import { type RefObject, useState } from 'react';
import { SHELL } from '../../i18n/messages/shell';
import { builtFirst, isBuilt, PLACEHOLDERS } from '../../config/site-map';
import { ROUTES } from '../../config/routes';
import { KEYBOARD } from '../../i18n/messages/keyboard';
import { SITE_SECTIONS } from '../../i18n/site-sections';
import { MegaMenu } from '../../components/shell/mega-menu';
import type { MenuEntry, NavEntry } from '../../components/shell/nav-entry';
import { accountEntries } from './account-entries';
import { KeyboardShortcuts } from './keyboard-shortcuts';
import { useSignOutFlow } from './use-sign-out-flow';

const VISITOR_ACCOUNT: readonly MenuEntry[] = [
  { kind: 'link', label: SHELL.login, to: ROUTES.login, icon: LogIn },
  { kind: 'link', label: SHELL.signUp, to: ROUTES.join, icon: UserPlus },
];
const COLLECTION_ENTRY: NavEntry = { to: ROUTES.collection, label: SHELL.collection, icon: Library };
const LINKS: readonly NavEntry[] = [
  { to: ROUTES.landing, label: SHELL.home, icon: House },
  { to: ROUTES.charts, label: SHELL.charts, icon: ChartNoAxesColumn },
  { to: ROUTES.engine, label: SHELL.movies, icon: Clapperboard },
  { to: ROUTES.open, label: SHELL.findMovie, icon: Search },
  { to: PLACEHOLDERS.tvShows, label: SHELL.tvShows, icon: Tv },
  { to: ROUTES.top50, label: SHELL.top50, icon: Trophy },
  { to: PLACEHOLDERS.boxOffice, label: SHELL.boxOffice, icon: Ticket },
  { to: PLACEHOLDERS.trendingActors, label: SHELL.trendingActors, icon: Star },
  { to: PLACEHOLDERS.watchlist, label: SHELL.watchlist, icon: Bookmark },
];

/** Phones and tablets, which have no pointer that hovers, seldom have a keyboard. */
const hasKeyboard = () => window.matchMedia('(hover: hover)').matches;

export interface AppMegaMenuProps {
  readonly open: boolean;
  readonly signedIn: boolean;
  readonly onClose: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
  /** The first key that was pressed. */
  readonly pressed: KeyboardEvent | null;
}

/**
 * The mega menu with the header's links and the account, then every section, and the keyboard shortcuts. Stays mounted to
 * confirm a sign-out, and for the shortcuts.
 */
export function AppMegaMenu({ open, signedIn, onClose, returnFocus, pressed }: AppMegaMenuProps) {
  const { startSignOut, dialog } = useSignOutFlow();
  const [keysListed, listKeys] = useState(false);
  const keys: MenuEntry = { kind: 'action', label: KEYBOARD.title, icon: Keyboard, onSelect: () => listKeys(true) };
  const places = signedIn ? [...LINKS, COLLECTION_ENTRY] : LINKS;
  const sections = [
    { label: SHELL.places, rows: [...places.filter(({ to }) => isBuilt(to)), ...(hasKeyboard() ? [keys] : [])] },
    { label: SHELL.account, rows: signedIn ? accountEntries(startSignOut) : VISITOR_ACCOUNT },
  ];
  const later = [
    ...SITE_SECTIONS.map(({ label, links }) => ({ label, rows: builtFirst(links) })),
    { label: SHELL.more, rows: places.filter(({ to }) => !isBuilt(to)) },
  ];
  return (
    <>
      {open && <MegaMenu sections={sections} later={later} onClose={onClose} returnFocus={returnFocus} />}
      {dialog}
      <KeyboardShortcuts pressed={pressed} listed={keysListed} onList={listKeys} />
    </>
  );
}
