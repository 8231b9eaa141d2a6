import { Bookmark, CheckCheck, Eye, Heart, ThumbsDown, type LucideIcon } from 'lucide-react';
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
