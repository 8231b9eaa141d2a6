import {
  Bookmark,
  ChartNoAxesColumn,
  Clapperboard,
  House,
  Library,
  LogIn,
  Star,
  Ticket,
  Trophy,
  Tv,
  UserPlus,
} from 'lucide-react';
import type { RefObject } from 'react';
import { MESSAGES } from '../config/messages';
import { PLACEHOLDERS } from '../config/placeholders';
import { ROUTES } from '../config/routes';
import { SITE_MAP } from '../config/site-map';
import { MegaMenu } from '../ui/frame/mega-menu';
import type { MenuEntry, NavEntry } from '../ui/frame/nav-entry';
import { accountEntries } from './account-entries';
import { useLeaving } from './use-leaving';

const { frame } = MESSAGES;

const VISITOR_ACCOUNT: readonly MenuEntry[] = [
  { kind: 'link', label: frame.login, to: ROUTES.login, icon: LogIn },
  { kind: 'link', label: frame.signUp, to: ROUTES.join, icon: UserPlus },
];
const COLLECTION: NavEntry = { to: ROUTES.collection, label: frame.collection, icon: Library };
const PLACES: readonly NavEntry[] = [
  { to: ROUTES.landing, label: frame.home, icon: House },
  { to: ROUTES.charts, label: frame.charts, icon: ChartNoAxesColumn },
  { to: ROUTES.engine, label: frame.movies, icon: Clapperboard },
  { to: PLACEHOLDERS.tvShows, label: frame.tvShows, icon: Tv },
  { to: ROUTES.top50, label: frame.top50, icon: Trophy },
  { to: PLACEHOLDERS.boxOffice, label: frame.boxOffice, icon: Ticket },
  { to: PLACEHOLDERS.trendingActors, label: frame.trendingActors, icon: Star },
  { to: PLACEHOLDERS.watchlist, label: frame.watchlist, icon: Bookmark },
];

export interface MegaMenuPartProps {
  readonly open: boolean;
  readonly signedIn: boolean;
  readonly onClose: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** The mega menu with the header's links, the account and every section; stays to ask before signing out. */
export function MegaMenuPart({ open, signedIn, onClose, returnFocus }: MegaMenuPartProps) {
  const { leave, question } = useLeaving();
  const sections = [
    { label: frame.places, rows: signedIn ? [...PLACES, COLLECTION] : PLACES },
    { label: frame.account, rows: signedIn ? accountEntries(leave) : VISITOR_ACCOUNT },
    ...SITE_MAP.map(({ label, links }) => ({ label, rows: links })),
  ];
  return (
    <>
      {open && <MegaMenu sections={sections} onClose={onClose} returnFocus={returnFocus} />}
      {question}
    </>
  );
}
