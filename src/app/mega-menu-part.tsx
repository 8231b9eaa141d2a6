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
import { FRAME } from '../config/messages/frame';
import { PLACEHOLDERS } from '../config/placeholders';
import { ROUTES } from '../config/routes';
import { SITE_MAP } from '../config/site-map';
import { MegaMenu } from '../ui/frame/mega-menu';
import type { MenuEntry, NavEntry } from '../ui/frame/nav-entry';
import { accountEntries } from './account-entries';
import { useLeaving } from './use-leaving';

const VISITOR_ACCOUNT: readonly MenuEntry[] = [
  { kind: 'link', label: FRAME.login, to: ROUTES.login, icon: LogIn },
  { kind: 'link', label: FRAME.signUp, to: ROUTES.join, icon: UserPlus },
];
const COLLECTION: NavEntry = { to: ROUTES.collection, label: FRAME.collection, icon: Library };
const PLACES: readonly NavEntry[] = [
  { to: ROUTES.landing, label: FRAME.home, icon: House },
  { to: ROUTES.charts, label: FRAME.charts, icon: ChartNoAxesColumn },
  { to: ROUTES.engine, label: FRAME.movies, icon: Clapperboard },
  { to: PLACEHOLDERS.tvShows, label: FRAME.tvShows, icon: Tv },
  { to: ROUTES.top50, label: FRAME.top50, icon: Trophy },
  { to: PLACEHOLDERS.boxOffice, label: FRAME.boxOffice, icon: Ticket },
  { to: PLACEHOLDERS.trendingActors, label: FRAME.trendingActors, icon: Star },
  { to: PLACEHOLDERS.watchlist, label: FRAME.watchlist, icon: Bookmark },
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
    { label: FRAME.places, rows: signedIn ? [...PLACES, COLLECTION] : PLACES },
    { label: FRAME.account, rows: signedIn ? accountEntries(leave) : VISITOR_ACCOUNT },
    ...SITE_MAP.map(({ label, links }) => ({ label, rows: links })),
  ];
  return (
    <>
      {open && <MegaMenu sections={sections} onClose={onClose} returnFocus={returnFocus} />}
      {question}
    </>
  );
}
