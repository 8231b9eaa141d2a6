import { ChartNoAxesColumn, Clapperboard, Heart, House, Library, LogIn } from 'lucide-react';
import { MESSAGES } from '../config/messages';
import { ROUTES } from '../config/routes';
import type { NavEntry } from '../ui/frame/nav-entry';

const { frame } = MESSAGES;

const CHARTS: NavEntry = { to: ROUTES.charts, label: frame.charts, icon: ChartNoAxesColumn };

/** The phone's bottom bar for visitors. */
export const VISITOR_PLACES: readonly NavEntry[] = [
  { to: ROUTES.landing, label: frame.home, icon: House, exact: true },
  { to: ROUTES.engine, label: frame.movies, icon: Clapperboard },
  CHARTS,
  { to: ROUTES.login, label: frame.login, icon: LogIn },
];

/** The phone's bottom bar for members, whose home is the questionnaire. */
export const MEMBER_PLACES: readonly NavEntry[] = [
  { to: ROUTES.dashboard, label: frame.home, icon: House },
  { to: ROUTES.collection, label: frame.collection, icon: Library },
  CHARTS,
  { to: ROUTES.favorites, label: frame.favorites, icon: Heart },
];
