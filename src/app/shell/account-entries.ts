import ChartColumn from 'lucide-react/icons/chart-column';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/rotate-ccw-clock';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import { SHELL } from '../../i18n/messages/shell';
import { ROUTES } from '../../config/routes';
import type { MenuEntry } from '../../components/shell/nav-entry';

const LINKS: readonly MenuEntry[] = [
  { kind: 'link', label: SHELL.profile, to: ROUTES.profile, icon: User },
  { kind: 'link', label: SHELL.favorites, to: ROUTES.favorites, icon: Heart },
  { kind: 'link', label: SHELL.history, to: ROUTES.history, icon: History },
  { kind: 'link', label: SHELL.stats, to: ROUTES.stats, icon: ChartColumn },
  { kind: 'link', label: SHELL.settings, to: ROUTES.settings, icon: Settings },
];

/** The member's menu (specification, section 2, user menu). */
export function accountEntries(onSignOut: () => void): readonly MenuEntry[] {
  return [...LINKS, { kind: 'action', label: SHELL.signOut, onSelect: onSignOut, icon: LogOut }];
}
