import { ChartNoAxesColumn, Clapperboard, Heart, House, Library, LogIn } from 'lucide-react';
import { SHELL } from '../../i18n/messages/shell';
import { ROUTES } from '../../config/routes';
import type { NavEntry } from '../../components/shell/nav-entry';

const CHARTS: NavEntry = { to: ROUTES.charts, label: SHELL.charts, icon: ChartNoAxesColumn };

/** The phone's bottom bar for visitors. */
export const VISITOR_PLACES: readonly NavEntry[] = [
  { to: ROUTES.landing, label: SHELL.home, icon: House, exact: true },
  { to: ROUTES.engine, label: SHELL.movies, icon: Clapperboard },
  CHARTS,
  { to: ROUTES.login, label: SHELL.login, icon: LogIn },
];

/** The phone's bottom bar for members, whose home is the questionnaire. */
export const MEMBER_PLACES: readonly NavEntry[] = [
  { to: ROUTES.dashboard, label: SHELL.home, icon: House },
  { to: ROUTES.collection, label: SHELL.collection, icon: Library },
  CHARTS,
  { to: ROUTES.favorites, label: SHELL.favorites, icon: Heart },
];
