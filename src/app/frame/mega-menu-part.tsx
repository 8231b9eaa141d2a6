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
import { FRAME } from '../../words/en/frame/frame';
import { builtFirst } from '../../config/app/built-places';
import { PLACEHOLDERS } from '../../config/film/placeholders';
import { ROUTES } from '../../config/app/routes';
import { SITE_SECTIONS } from '../../words/sentences/site-sections';
import { MegaMenu } from '../../ui/frame/mega-menu/mega-menu';
import type { MenuEntry, NavEntry } from '../../ui/frame/nav-entry';
import { accountEntries } from '../member/account-entries';
import { useSignOutFlow } from '../member/use-leaving';

const VISITOR_ACCOUNT: readonly MenuEntry[] = [
  { kind: 'link', label: FRAME.login, to: ROUTES.login, icon: LogIn },
  { kind: 'link', label: FRAME.signUp, to: ROUTES.join, icon: UserPlus },
];
const COLLECTION_ENTRY: NavEntry = { to: ROUTES.collection, label: FRAME.collection, icon: Library };
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
  const { leave, question } = useSignOutFlow();
  const sections = [
    { label: FRAME.places, rows: builtFirst(signedIn ? [...PLACES, COLLECTION_ENTRY] : PLACES) },
    { label: FRAME.account, rows: signedIn ? accountEntries(leave) : VISITOR_ACCOUNT },
    ...SITE_SECTIONS.map(({ label, links }) => ({ label, rows: builtFirst(links) })),
  ];
  return (
    <>
      {open && <MegaMenu sections={sections} onClose={onClose} returnFocus={returnFocus} />}
      {question}
    </>
  );
}
