import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import CheckCheck from 'lucide-react/icons/check-check';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import type { UserMarkKind } from '../domain/marks/mark-kinds';

/** The icons of a mark's button. */
interface MarkIcons {
  readonly icon: LucideIcon;
  /** While marked; defaults to the same icon, filled. */
  readonly marked?: LucideIcon;
}

export const MARK_ICONS: Readonly<Record<UserMarkKind, MarkIcons>> = {
  favorite: { icon: Heart },
  watched: { icon: Eye, marked: CheckCheck },
  watchlist: { icon: Bookmark },
  dismissed: { icon: ThumbsDown },
};
