import { ChartColumn, Heart, History, LogOut, Settings, User } from 'lucide-react';
import { MESSAGES } from '../config/messages';
import { ROUTES } from '../config/routes';
import type { MenuEntry } from '../ui/frame/nav-entry';

const { frame } = MESSAGES;

const PLACES: readonly MenuEntry[] = [
  { kind: 'link', label: frame.profile, to: ROUTES.profile, icon: User },
  { kind: 'link', label: frame.favorites, to: ROUTES.favorites, icon: Heart },
  { kind: 'link', label: frame.history, to: ROUTES.history, icon: History },
  { kind: 'link', label: frame.stats, to: ROUTES.stats, icon: ChartColumn },
  { kind: 'link', label: frame.settings, to: ROUTES.settings, icon: Settings },
];

/** What a member's menus hold (specification, section 2, user menu). */
export function accountEntries(leave: () => void): readonly MenuEntry[] {
  return [...PLACES, { kind: 'action', label: frame.signOut, onSelect: leave, icon: LogOut }];
}
